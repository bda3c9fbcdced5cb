export const handle = { lang: 'es' }

export default function Contact() {
  return <h1>Contact</h1>
}
