export const handle = { lang: 'en', shell: 'template' }

export default function ServiceDetails() {
  return <h1>ServiceDetails</h1>
}
