import { Fragment } from 'react'

/** A headline as written in content: a new line breaks it, `*words*` become the italic accent. */
export function Headline({ text }: { text: string }) {
  return text.split('\n').map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line.split(/(\*[^*]+\*)/).map((part) => (part.startsWith('*') ? <em key={part}>{part.slice(1, -1)}</em> : part))}
    </Fragment>
  ))
}
