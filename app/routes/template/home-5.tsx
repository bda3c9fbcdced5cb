export const handle = { lang: 'en', shell: 'template' }

export default function Home5() {
  return <h1>Home5</h1>
}
