export const handle = { lang: 'en', shell: 'template' }

export default function Home4() {
  return <h1>Home4</h1>
}
