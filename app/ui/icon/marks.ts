// The three networks' marks, drawn in the stroke of the rest of the set (lucide carries no brands).
import { createLucideIcon } from 'lucide-react'

export const WhatsappMark = createLucideIcon('whatsapp', [
  ['path', { d: 'M3 21l1.7-5A9 9 0 1 1 8 19.3L3 21z', key: 'bubble' }],
  [
    'path',
    { d: 'M8.8 8.2c-.3 3.4 3.4 7.2 7 7l.7-1.9-2.3-1.1-1 1c-1.3-.6-2.2-1.5-2.7-2.7l.9-1-1-2.2-1.6.9z', key: 'phone' },
  ],
])
export const InstagramMark = createLucideIcon('instagram', [
  ['rect', { x: '3', y: '3', width: '18', height: '18', rx: '5', key: 'body' }],
  ['circle', { cx: '12', cy: '12', r: '4.2', key: 'lens' }],
  ['path', { d: 'M17.2 6.8h.01', key: 'light' }],
])
export const FacebookMark = createLucideIcon('facebook', [
  [
    'path',
    {
      d: 'M14 21v-8h3l.5-3.5H14V7.5c0-1 .5-2 2-2h1.5v-3C17 2.3 16 2.2 15 2.2c-2.8 0-4.5 1.7-4.5 4.6v2.7h-3V13h3v8',
      key: 'f',
    },
  ],
])
