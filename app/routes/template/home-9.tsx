export const handle = { lang: 'en', shell: 'template' }

export default function Home9() {
  return <h1>Home9</h1>
}
