export const handle = { lang: 'en', shell: 'template' }

export default function TeamDetails() {
  return <h1>TeamDetails</h1>
}
