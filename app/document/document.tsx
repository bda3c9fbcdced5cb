import '#app/styles/index.css'
import type { ReactNode } from 'react'
import type { Meta } from '#app/route.ts'
import { lightClass } from '#app/shell/theme-switch/theme.ts'
import fraunces from '#app/styles/fonts/fraunces.woff2?url'
import instrumentSans from '#app/styles/fonts/instrument-sans.woff2?url'
import type { SiteData } from '#content/site.ts'
import { paper } from '#contracts/theme.ts'
import firstScript from './first.inline.ts?script'
import { Head } from './head.tsx'
import { jsonInHtml } from './json-in-html.ts'
import { speculationRules } from './speculation-rules.ts'

/** What the build (or the development server) knows of the page's files. */
export type PageFiles = {
  /** The page's CSS. */
  css: string
  /** Address of the entry script. */
  script: string
}

type DocumentProps = {
  site: SiteData
  lang: 'es' | 'en'
  meta: Meta
  path: string
  files: PageFiles
  /** The graph of schema.org that the page's loader made. */
  structuredData?: object
  children: ReactNode
}

/** A whole page, born once, at build: its head, and the shell with the content as `children`. */
export function Document({ site, meta, path, lang, files, structuredData, children }: DocumentProps) {
  return (
    <html lang={lang}>
      <head>
        <meta charSet="utf-8" />
        {/* The request for a font leaves before the browser has read all the CSS. */}
        <Font href={fraunces} />
        <Font href={instrumentSans} />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={paper.light} />
        <Head meta={meta} site={site} path={path} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title="Noticias" href="/feed.xml" />
        <Raw as="style" text={files.css} />
        <script type="module" src={files.script} />
      </head>
      <body className={lightClass}>
        <Raw as="script" text={firstScript} />
        {children}
        <Raw as="script" type="speculationrules" text={jsonInHtml(speculationRules)} />
        {/* After all that visitors see, who need not wait for it. */}
        {structuredData && <Raw as="script" type="application/ld+json" text={jsonInHtml(structuredData)} />}
      </body>
    </html>
  )
}

const Font = ({ href }: { href: string }) => (
  <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" href={href} />
)

/** Text that the browser reads as it stands: our own, from the build. */
const Raw = ({ as: Element, type, text }: { as: 'script' | 'style'; type?: string; text: string }) => (
  // biome-ignore lint/security/noDangerouslySetInnerHtml: CSS, scripts and JSON made by the build; JSON cannot end the element
  <Element type={type} dangerouslySetInnerHTML={{ __html: text }} />
)
