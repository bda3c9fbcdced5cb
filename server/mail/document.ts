import { escapeHtml } from '#contracts/html.ts'
import { colors, mixed } from '#contracts/theme.ts'

/** A piece of a mail. It is written twice: as text and as HTML. */
export type Block =
  | { kind: 'title' | 'heading' | 'text' | 'quote' | 'small'; text: string }
  | { kind: 'list'; items: readonly string[] }
  | { kind: 'rows'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'links'; links: readonly Link[] }
  | { kind: 'button'; link: Link }

export interface Link {
  name: string
  href: string
}

export interface MailDocument {
  /** Stands above the title. */
  label: string
  /** What mail programs show beside the subject. */
  preview: string
  blocks: readonly Block[]
  /** Who writes: brand, then lines such as the site's address. */
  sender: readonly [brand: string, ...lines: string[]]
}

const asLine = ({ name, href }: Link) => `${name}: ${href}`

function textOf(block: Block): string {
  if (block.kind === 'list') return block.items.map((item) => `- ${item}`).join('\n')
  if (block.kind === 'rows') return block.rows.map(([label, value]) => `${label}: ${value}`).join('\n')
  if (block.kind === 'links') return block.links.map(asLine).join('\n')
  if (block.kind === 'button') return asLine(block.link)
  if (block.kind === 'quote') return block.text.replace(/^/gm, '> ')
  return block.kind === 'heading' ? `${block.text}:` : block.text
}

export const writeText = ({ label, blocks, sender: [brand, ...lines] }: MailDocument): string =>
  [label, ...blocks.map(textOf), ['-- ', brand, ...lines].join('\n')].join('\n\n')

// What stands inline is for programs that drop the head; those that know dark mode take the classes of the head.
const ink = `color:${colors.ink}`
const quiet = `color:${colors.inkQuiet}`
const serif = 'font-family:Fraunces,Georgia,serif;font-weight:400'
const sans = "font-family:'Instrument Sans',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<style>:root{color-scheme:light dark}a{color:inherit}@media (prefers-color-scheme:dark){.ground{background:${colors.night}!important}.ink{color:${colors.cream}!important}.quiet{color:${colors.creamQuiet}!important}.accent{color:${colors.oakLight}!important}.line{border-color:${mixed.lineOnNight}!important}.button{background:${colors.cream}!important;color:${colors.night}!important}}</style>`

const withBreaks = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')
const anchor = ({ name, href }: Link) =>
  `<a class="ink" style="${ink}" href="${escapeHtml(href)}">${escapeHtml(name)}</a>`
const row = ([label, value]: readonly [string, string]) =>
  `<tr><th class="quiet line" width="34%" align="left" valign="top" style="${quiet};${sans};font-size:14px;font-weight:400;padding:8px 16px 8px 0;border-bottom:1px solid ${mixed.line}">${escapeHtml(label)}</th><td class="ink line" style="${ink};${sans};font-size:16px;padding:8px 0;border-bottom:1px solid ${mixed.line}">${withBreaks(value)}</td></tr>`

function htmlOf(block: Block): string {
  const paragraph = (style: string, name: string, text: string) =>
    `<p class="${name}" style="margin:0 0 18px;${style}">${text}</p>`
  const plain = `${ink};${sans};font-size:17px;line-height:1.55`
  switch (block.kind) {
    case 'title':
      return `<h1 class="ink" style="margin:0 0 20px;${ink};${serif};font-size:32px;line-height:1.15;letter-spacing:-.02em">${escapeHtml(block.text)}</h1>`
    case 'heading':
      return `<h2 class="ink" style="margin:30px 0 12px;${ink};${serif};font-size:22px;line-height:1.25">${escapeHtml(block.text)}</h2>`
    case 'text':
      return paragraph(plain, 'ink', withBreaks(block.text))
    case 'small':
      return paragraph(`${quiet};${sans};font-size:14px;line-height:1.5`, 'quiet', withBreaks(block.text))
    case 'quote':
      return `<blockquote class="line" style="margin:0 0 18px;padding:2px 0 2px 16px;border-left:2px solid ${colors.oak}">${paragraph(`${plain};margin:0`, 'ink', withBreaks(block.text))}</blockquote>`
    case 'list':
      return `<ul class="ink" style="margin:0 0 18px;padding-left:20px;${plain}">${block.items.map((item) => `<li style="margin:0 0 6px">${escapeHtml(item)}</li>`).join('')}</ul>`
    case 'rows':
      return `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="margin:0 0 18px;border-collapse:collapse">${block.rows.map(row).join('')}</table>`
    case 'links':
      return paragraph(plain, 'ink', block.links.map(anchor).join(' · '))
    case 'button':
      return `<p style="margin:24px 0"><a class="button" style="display:inline-block;padding:14px 26px;background:${colors.ink};color:${colors.paper};${sans};font-size:16px;text-decoration:none" href="${escapeHtml(block.link.href)}">${escapeHtml(block.link.name)}</a></p>`
  }
}

/** The mail as HTML: one column, no pictures, nothing that is fetched. */
export function writeHtml({ label, preview, blocks, sender: [brand, ...lines] }: MailDocument): string {
  const foot = lines.map((line) => `<br>${escapeHtml(line)}`).join('')
  return `<!doctype html>
<html lang="es"><head>${head}<title>${escapeHtml(label)}</title></head>
<body class="ground" style="margin:0;background:${colors.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(preview)}</div>
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" class="ground" style="background:${colors.paper}"><tr><td align="center" style="padding:32px 20px">
<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="max-width:560px"><tr><td align="left">
<p class="ink" style="margin:0 0 36px;${ink};${serif};font-size:26px;letter-spacing:-.02em">${escapeHtml(brand)}</p>
<p class="accent" style="margin:0 0 10px;color:${colors.oakDeep};${sans};font-size:12px;letter-spacing:.12em;text-transform:uppercase">${escapeHtml(label)}</p>
${blocks.map(htmlOf).join('\n')}
<p class="quiet line" style="margin:36px 0 0;padding-top:16px;border-top:1px solid ${mixed.line};${quiet};${sans};font-size:14px;line-height:1.5">${escapeHtml(brand)}${foot}</p>
</td></tr></table>
</td></tr></table>
</body></html>
`
}
