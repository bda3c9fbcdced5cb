export const handle = { lang: 'en', shell: 'template' }

export default function ComingSoon() {
  return <h1>ComingSoon</h1>
}
