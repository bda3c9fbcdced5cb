import { Fragment } from 'react'

/** A headline as written in content: a new line breaks it, `*words*`, of several lines too, become the italic accent. */
export function Headline({ text }: { text: string }) {
  return text.split(/(\*[^*]+\*)/).map((part) =>
    part.startsWith('*') ? (
      <em key={part}>
        <Lines text={part.slice(1, -1)} />
      </em>
    ) : (
      <Lines key={part} text={part} />
    ),
  )
}

const Lines = ({ text }: { text: string }) =>
  text.split('\n').map((line, i) => (
    <Fragment key={line}>
      {i > 0 && <br />}
      {line}
    </Fragment>
  ))
