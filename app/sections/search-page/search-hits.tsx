import { countSentence, type Hit } from '#app/behaviour/site-search.ts'

/** The results of a search as a page shows them; server/search-page.ts writes the same markup. */
export function SearchHits({ query, hits }: { query: string; hits: Hit[] }) {
  return (
    <>
      <p role="status">{countSentence(hits.length, query)}</p>
      {hits.length > 0 && (
        <ol>
          {hits.map(({ url, kind, title, text }) => (
            <li key={url}>
              <a href={url}>
                <span>{kind}</span>
                <strong>{title}</strong>
              </a>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
