export const handle = { lang: 'es' }

export default function SearchPage() {
  return <h1>SearchPage</h1>
}
