import { sharePicture } from '#contracts/addresses.ts'
import type { SiteData } from '#reader/site.ts'
import type { Meta } from './route.ts'

type Props = { meta: Meta; site: SiteData; path: string }

export const wholeTitle = ({ title, wholeTitle }: Meta, { brand }: SiteData) => wholeTitle ?? `${title} | ${brand}`

export const canonicalAddress = ({ website }: SiteData, path: string) => website.href + path

/** Title, description, canonical address and the cards of social networks. */
export function Head({ meta, site, path }: Props) {
  const { description, noindex, prev, next } = meta
  return (
    <>
      <title>{wholeTitle(meta, site)}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex" /> : <Cards meta={meta} site={site} path={path} />}
      {prev && <link rel="prev" href={prev} />}
      {next && <link rel="next" href={next} />}
    </>
  )
}

function Cards({ meta, site, path }: Props) {
  const { description, type = 'website', picture = sharePicture(path) } = meta
  const address = canonicalAddress(site, path)
  const title = wholeTitle(meta, site)
  const properties = {
    'og:type': type,
    'og:site_name': site.brand,
    'og:locale': 'es_ES',
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:image': `${site.website.href}${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': title,
  }
  return (
    <>
      <link rel="canonical" href={address} />
      {Object.entries(properties).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
