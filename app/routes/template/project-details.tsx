export const handle = { lang: 'en', shell: 'template' }

export default function ProjectDetails() {
  return <h1>ProjectDetails</h1>
}
