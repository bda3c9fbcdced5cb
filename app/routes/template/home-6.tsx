export const handle = { lang: 'en', shell: 'template' }

export default function Home6() {
  return <h1>Home6</h1>
}
