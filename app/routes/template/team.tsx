export const handle = { lang: 'en', shell: 'template' }

export default function Team() {
  return <h1>Team</h1>
}
