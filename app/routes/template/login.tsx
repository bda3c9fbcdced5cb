import type { PageProps } from '#app/route.ts'
import { LoginForm } from '#app/sections/login-form/login-form.tsx'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { readSite } from '#content/site.ts'
import { plate } from './content/plates.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Login',
  'The door of the workshop for those who have a key: name, password, and a way back for those who forgot it.',
)

export function loader() {
  const { phone, email } = readSite()
  return { picture: plate('puerta-roble'), phone, email }
}

export default function Login({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <PageHead
        lang="en"
        title="Login"
        label="Customers"
        crumbs={[{ name: 'Shop', to: '/shop-1' }, { name: 'Login' }]}
      />
      <LoginForm {...loaderData} />
    </>
  )
}
