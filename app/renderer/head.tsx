import { sharePicture } from '#contracts/addresses.ts'
import type { SiteData } from '#reader/site.ts'
import type { Meta } from './route.ts'

type Props = { meta: Meta; site: SiteData; path: string }

/** Title, description, canonical address and the cards of social networks. */
export function Head({ meta, site, path }: Props) {
  const { title, wholeTitle = `${title} | ${site.brand}`, description, noindex, prev, next } = meta
  return (
    <>
      <title>{wholeTitle}</title>
      {description && <meta name="description" content={description} />}
      {noindex ? <meta name="robots" content="noindex" /> : <Cards {...{ meta, site, path, wholeTitle }} />}
      {prev && <link rel="prev" href={prev} />}
      {next && <link rel="next" href={next} />}
    </>
  )
}

function Cards({ meta, site, path, wholeTitle }: Props & { wholeTitle: string }) {
  const { description, type = 'website', picture = sharePicture(path) } = meta
  const address = site.website.href + path
  const properties = {
    'og:type': type,
    'og:site_name': site.brand,
    'og:locale': 'es_ES',
    'og:title': wholeTitle,
    'og:description': description,
    'og:url': address,
    'og:image': `${site.website.href}${picture}`,
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': wholeTitle,
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
