import './island.module.css'
import { type ElementType, isValidElement, type ReactElement, useContext, useId } from 'react'
import { jsx } from 'react/jsx-runtime'
import { renderToString } from 'react-dom/server'
import { LanguageContext } from '#app/ui/language/language.ts'
import { Raw } from '#app/ui/raw/raw.tsx'
import type { Language } from '#words/language.ts'
import type { Islands } from './island.browser.ts'

/**
 * When a part becomes active: as soon as the page has loaded, when the browser is idle after that, when it is nearly in view,
 * when the dialog or popover around it opens, or not before the visitor's touch, unless there is something to bring back: an
 * address that says more or a place, or what he has kept in his browser. A touch makes it active in any case.
 */
export type When = 'load' | 'idle' | 'visible' | 'open' | 'touched'

type Props = {
  /** Nearly in view, if it does not say otherwise. */
  when?: When
  /** Of the props that the part takes whole, whether it reads all of them at first or not. */
  keeps?: readonly string[]
  children: ReactElement<object>
}

const names = new Map<unknown, string>()

/** Makes the islands of a site known, by the names under which the browser looks for them. */
export async function nameIslands(islands: Islands): Promise<void> {
  for (const [name, load] of Object.entries(islands)) names.set(await load(), name)
}

/**
 * A part of the page that moves: rendered at build as a React root of its own, with its props beside it as JSON;
 * island.browser.ts hydrates it. The one child is a component that app/islands.ts lists; its props are plain data, all of
 * which it uses. @throws at build where one of these does not hold
 */
export function Island({ when, keeps, children }: Props) {
  const prefix = useId()
  const { name, html, props } = renderIsland(children, prefix, useContext(LanguageContext), keeps)
  return (
    <Raw
      style={{ display: 'contents' }}
      data-island={name}
      data-when={when}
      data-prefix={prefix}
      data-props={props}
      html={html}
    />
  )
}

/** A root of its own in the page's: of the contexts around it only the language is handed on. */
function renderIsland(child: ReactElement<object>, prefix: string, language: Language, keeps: readonly string[] = []) {
  const name = isValidElement(child) && names.get(child.type)
  if (!name) throw new Error('An island takes one component, which app/islands.ts lists.')
  assertPlain(child.props, name)
  const { recorded, unread } = recordReads(child.props)
  const html = renderToString(
    // `<Part {...recorded} />` would read all of them.
    <LanguageContext value={language}>{jsx(child.type as ElementType, recorded)}</LanguageContext>,
    { identifierPrefix: prefix },
  )
  const first = unread().find((path) => !keeps.includes(path.split(/[.[]/)[0] ?? ''))
  if (first)
    throw new Error(`Island ${name}: it does not use "${first}", which every visitor would fetch; leave it out.`)
  return { name, html, props: JSON.stringify(child.props) }
}

function assertPlain(value: unknown, name: string, path = 'props') {
  if (typeof value === 'function' || isValidElement(value))
    throw new Error(`Island ${name}: ${path} is not plain data, so it cannot be sent with the page.`)
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) assertPlain(part, name, `${path}.${key}`)
}

/** The same data, which notes what is read of it: names of the unread properties, those of lists' entries once. */
function recordReads<T extends object>(data: T): { recorded: T; unread: () => string[] } {
  const known = new Set<string>()
  const read = new Set<string>()
  const watch = (value: unknown, path: string): unknown => {
    if (typeof value !== 'object' || value === null) return value
    const isList = Array.isArray(value)
    // A copy with getters, which React may freeze in development.
    const copy = isList ? [] : {}
    for (const [key, part] of Object.entries(value)) {
      const name = isList ? `${path}[]` : path ? `${path}.${key}` : key
      if (!isList && part !== undefined) known.add(name)
      let watched: { part: unknown } | undefined
      const get = () => {
        read.add(name)
        watched ??= { part: watch(part, name) }
        return watched.part
      }
      Object.defineProperty(copy, key, { enumerable: true, configurable: true, get })
    }
    return copy
  }
  return { recorded: watch(data, '') as T, unread: () => [...known].filter((path) => !read.has(path)) }
}
