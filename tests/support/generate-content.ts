// Articles and projects in any number, made from those that exist: their paragraphs, their pictures, their places and woods.
import { readNews, readPhotos, readProjects } from '#reader/read.ts'

/** A content file: its path below the project, and its text. */
export type GeneratedFile = { name: string; text: string }

const wordsWanted = 850
const from = Date.UTC(2023, 8, 1)
const day = 24 * 60 * 60 * 1000
const days = 1100
const longDate = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'UTC' })

/** The same `count` articles at each call, in the order of their dates, numbered behind the existing ones. */
export function generateArticles(count: number): GeneratedFile[] {
  const paragraphs = readNews().flatMap(({ body }) => body.split('\n\n').filter((text) => /^\p{L}/u.test(text)))
  const headings = readNews().flatMap(({ body }) => [...body.matchAll(/^## (.+)$/gm)].map(([, text = '']) => text))
  const photos = Object.keys(readPhotos())
  return Array.from({ length: count }, (_, i) => {
    const random = randomFrom(i)
    const date = new Date(from + Math.floor((i * days) / count) * day)
    const title = `${pick(headings, random)}, cuaderno ${i + 1}`
    const opening = pick(paragraphs, random)
      .replaceAll('"', '')
      .slice(0, 120)
      .replace(/\s\S*$/, '')
    const text = `---
slug: cuaderno-${i + 1}
title: ${JSON.stringify(title)}
text: ${JSON.stringify(`${opening}…`)}
description: ${JSON.stringify(`Cuaderno ${i + 1} del taller, en Villacañas: ${opening.slice(0, 100).trim()}…`)}
date: ${longDate.format(date)}
dateTime: ${date.toISOString().slice(0, 10)}
img: ${pick(photos, random)}
---
${body(paragraphs, headings, pick(photos, random), random)}
`
    return { name: `content/news/${fileNumber(i)}-cuaderno.md`, text }
  })
}

/** The same `count` projects at each call, behind the existing ones. */
export function generateProjects(count: number): GeneratedFile[] {
  const models = readProjects()
  const places = Object.values(readPhotos()).flatMap(({ place }) => place ?? [])
  return Array.from({ length: count }, (_, i) => {
    const random = randomFrom(i + 1_000_000)
    const [piece, place] = [pick(models, random), pick(places, random)]
    const text = `---
id: obra-${i + 1}
img: ${pick(models, random).picture.id}
details: ${JSON.stringify(`${piece.title.split(',')[0]} n.º ${i + 1}, ${place}`)}
tag: [${piece.tag.join(', ')}]
place: ${JSON.stringify(place)}
year: ${2000 + Math.floor((i * 25) / count)}
wood: ${JSON.stringify(pick(models, random).wood)}
---
`
    return { name: `content/projects/${fileNumber(i)}-obra.md`, text }
  })
}

/** Paragraphs under headings, one picture, until the length of the existing articles is reached. */
function body(paragraphs: string[], headings: string[], photo: string, random: () => number): string {
  const parts: string[] = []
  for (let words = 0; words < wordsWanted; ) {
    if (parts.length % 4 === 3) parts.push(`## ${pick(headings, random)}`)
    const paragraph = pick(paragraphs, random)
    parts.push(paragraph)
    words += paragraph.split(/\s+/).length
  }
  return parts.toSpliced(4, 0, `![](photo:${photo})`).join('\n\n')
}

const fileNumber = (i: number) => `9${String(i + 1).padStart(5, '0')}`

const pick = <T>(list: T[], random: () => number) => list[Math.floor(random() * list.length)] as T

/** Mulberry32: the same numbers for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
