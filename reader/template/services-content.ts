import { z } from 'zod'
import { photo, slug, text } from '../fields.ts'
import { serviceIcon } from '../schema.ts'
import { english } from './english.ts'

const read = english(
  'services',
  z.array(z.strictObject({ id: slug, icon: serviceIcon, picture: photo, title: text, text })),
)

export type ServiceItem = ReturnType<typeof serviceItems>[number]

export const serviceItems = () => read().map((service) => ({ ...service, link: '/service-details' }))

/** The one of that id. @throws where there is none */
export function serviceItem(wanted: string) {
  const { title, text, picture } = read().find(({ id }) => id === wanted) ?? {}
  if (!title || !picture) throw new Error(`content/template/services.yaml has no service "${wanted}".`)
  return { title, text, picture }
}

/** As numbered rows and as an index show them. */
export const serviceRows = () =>
  serviceItems().map(({ id, text, link, ...service }) => ({ ...service, id, slug: id, teaser: text, to: link }))
