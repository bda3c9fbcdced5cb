export const handle = { lang: 'en', shell: 'template' }

export default function Services() {
  return <h1>Services</h1>
}
