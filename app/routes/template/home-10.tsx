export const handle = { lang: 'en', shell: 'template' }

export default function Home10() {
  return <h1>Home10</h1>
}
