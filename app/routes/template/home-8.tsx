export const handle = { lang: 'en', shell: 'template' }

export default function Home8() {
  return <h1>Home8</h1>
}
