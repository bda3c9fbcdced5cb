export const handle = { lang: 'en', shell: 'template' }

export default function Projects() {
  return <h1>Projects</h1>
}
