export const handle = { lang: 'es' }

export default function Article() {
  return <h1>Article</h1>
}
