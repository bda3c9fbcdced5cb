export const handle = { lang: 'es' }

export default function ThankYou() {
  return <h1>ThankYou</h1>
}
