import { z } from 'zod'
import { photo, slug, text } from '../fields.ts'
import { english } from './english.ts'

const read = english('team', z.array(z.strictObject({ id: slug, img: photo, name: text, designation: text })))

/** The nine of the workshop, each photographed as the tool that is theirs. */
export const teamMembers = () =>
  read().map(({ picture, ...member }) => ({ ...member, img: picture, link: '/team-details' }))
