import { z } from 'zod'
import { path, photo, slug, text } from '../fields.ts'
import { english } from './english.ts'

const panel = z.strictObject({ id: slug, title: text, text, to: path, linkName: text, picture: photo })

/** The halves of the split screen: a photograph, and the words that pass it. */
export const panels = english('panels', z.array(panel))
