import type {
  FurnitureStore,
  HomeAndConstructionBusiness,
  OpeningHoursSpecification,
  Organization,
  WebSite,
} from 'schema-dts'
import { priceRange } from '#reader/conditions.ts'
import { pictureOf } from '#reader/pictures.ts'
import { readConditions, readPages, readServices } from '#reader/read.ts'
import { readSettings } from '#reader/settings.ts'
import { imageObject, pageUrl } from './parts.ts'

/** The one @id by which every page names the workshop. */
export const businessId = () => `${readSettings().siteUrl}/#negocio`
export const websiteId = () => `${readSettings().siteUrl}/#web`
export const businessReference = () => ({ '@id': businessId() })

type Business = Exclude<HomeAndConstructionBusiness, string> & { '@type': string }

/** The workshop: schema.org has no carpenter, so it is two things at once. What the owner has not set is left out. */
export function business() {
  const { brand, siteUrl, contact, address, social, owner } = readSettings()
  const conditions = readConditions()
  const { workshop } = readPages()
  const sameAs = [social.instagram, social.facebook].filter(Boolean)
  const facts = {
    name: workshop.name,
    alternateName: brand,
    url: siteUrl,
    description: workshop.description,
    logo: `${siteUrl}/icon-512.png`,
    image: imageObject(pictureOf('slide-interiorismo')),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.street,
      postalCode: address.postalCode,
      addressLocality: address.city,
      addressRegion: address.region,
      addressCountry: address.country,
    },
    // Search engines get no sample.
    ...(!conditions.area.sample && {
      areaServed: conditions.area.provinces.map((name) => ({ '@type': 'AdministrativeArea', name })),
    }),
    ...(!conditions.services.sample && !conditions.small.sample && { priceRange: priceRange(conditions) }),
    ...(!contact.hoursSample && { openingHoursSpecification: contact.hours.map(openingHours) }),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: workshop.catalog,
      itemListElement: readServices().map(({ slug, title }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          '@id': `${pageUrl(`/${slug}`)}#servicio`,
          name: title,
          url: pageUrl(`/${slug}`),
        },
      })),
    },
    ...(contact.phone && { telephone: contact.phone }),
    ...(contact.email && { email: contact.email }),
    ...(sameAs.length > 0 && { sameAs }),
    ...(owner.name && { legalName: owner.name }),
    ...(owner.nif && { taxID: owner.nif, vatID: `ES${owner.nif}` }),
  } as Omit<Business, '@type'> & Partial<Exclude<FurnitureStore, string>> & Partial<Exclude<Organization, string>>
  return { ...facts, '@type': ['HomeAndConstructionBusiness', 'FurnitureStore'] as const, '@id': businessId() }
}

type Hours = ReturnType<typeof readSettings>['contact']['hours'][number]

const openingHours = ({ week, opens, closes }: Hours): OpeningHoursSpecification => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: week.map((day) => `https://schema.org/${day}` as const),
  opens,
  closes,
})

export function website(): WebSite {
  const { brand, siteUrl } = readSettings()
  return {
    '@type': 'WebSite',
    '@id': websiteId(),
    url: `${siteUrl}/`,
    name: brand,
    inLanguage: 'es',
    publisher: businessReference(),
  }
}
