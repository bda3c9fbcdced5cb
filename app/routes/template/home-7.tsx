export const handle = { lang: 'en', shell: 'template' }

export default function Home7() {
  return <h1>Home7</h1>
}
