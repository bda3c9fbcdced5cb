export const handle = { lang: 'en', shell: 'template' }

export default function Blog() {
  return <h1>Blog</h1>
}
