export const handle = { lang: 'en', shell: 'template' }

export default function Home3() {
  return <h1>Home3</h1>
}
