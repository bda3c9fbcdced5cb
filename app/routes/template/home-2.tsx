export const handle = { lang: 'en', shell: 'template' }

export default function Home2() {
  return <h1>Home2</h1>
}
