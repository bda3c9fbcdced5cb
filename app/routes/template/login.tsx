export const handle = { lang: 'en', shell: 'template' }

export default function Login() {
  return <h1>Login</h1>
}
