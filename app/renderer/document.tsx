import '#app/styles/index.css'
import '#app/styles/paper.css'
import { type ReactNode, useContext } from 'react'
import { lightClass } from '#app/shell/theme-switch/theme.ts'
import fraunces from '#app/styles/fonts/fraunces.woff2?url'
import frauncesPhone from '#app/styles/fonts/fraunces-phone.woff2?url'
import instrumentSans from '#app/styles/fonts/instrument-sans.woff2?url'
import { LanguageContext } from '#app/ui/language/language.ts'
import { Raw } from '#app/ui/raw/raw.tsx'
import { paper } from '#contracts/theme.ts'
import type { SiteData } from '#reader/site.ts'
import { shellWords } from '#words/shell-words.ts'
import firstScript from './first.inline.ts?script'
import { Head } from './head.tsx'
import { jsonInHtml } from './json-in-html.ts'
import type { Meta } from './route.ts'
import { speculationRules } from './speculation-rules.ts'

/** The page's files, from the build or the development server. */
export type PageFiles = {
  css: string
  /** Address of the entry script. */
  script: string
}

type DocumentProps = {
  site: SiteData
  meta: Meta
  path: string
  files: PageFiles
  /** The graph of schema.org that the page's loader made. */
  structuredData?: object
  children: ReactNode
}

/** A whole page as the build renders it: its head, and the shell with the content as `children`. */
export function Document({ site, meta, path, files, structuredData, children }: DocumentProps) {
  return (
    <html lang={useContext(LanguageContext)}>
      <head>
        <meta charSet="utf-8" />
        <Fonts />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={paper.light} />
        <Head meta={meta} site={site} path={path} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="alternate" type="application/atom+xml" title={shellWords.es.news} href="/feed.xml" />
        <Raw as="style" html={files.css} />
        <script type="module" src={files.script} fetchPriority="low" />
      </head>
      <body className={lightClass}>
        <Raw as="script" html={firstScript} />
        {children}
        <Raw as="script" type="speculationrules" html={jsonInHtml(speculationRules)} />
        {/* After all that visitors see, who need not wait for it. */}
        {structuredData && <Raw as="script" type="application/ld+json" html={jsonInHtml(structuredData)} />}
      </body>
    </html>
  )
}

/** The request for a font leaves before the browser has read all the CSS. */
export const Fonts = () => (
  <>
    <Font href={fraunces} media="(width >= 640px)" />
    <Font href={frauncesPhone} media="(width < 640px)" />
    <Font href={instrumentSans} />
  </>
)

const Font = (props: { href: string; media?: string }) => (
  <link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous" {...props} />
)
