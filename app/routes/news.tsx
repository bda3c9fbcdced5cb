export const handle = { lang: 'es' }

export default function News() {
  return <h1>News</h1>
}
