export const handle = { lang: 'en', shell: 'template' }

export default function BlogDetails() {
  return <h1>BlogDetails</h1>
}
