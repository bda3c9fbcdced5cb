import type { ComponentProps } from 'react'
import { WhatFollows } from '#app/sections/contact-block/what-follows.tsx'
import { Contact } from './contact.tsx'

type Props = ComponentProps<typeof Contact> & { after: ComponentProps<typeof WhatFollows> }

/** The same, with something to know beside the form; the home page goes without its sheet. */
export const ContactBeside = ({ after, contact, ...parts }: Props) => (
  <Contact {...parts} contact={{ ...contact, below: <WhatFollows {...after} /> }} />
)
