import type { PageProps } from '#app/renderer/route.ts'
import { PageHead } from '#app/sections/page-head/page-head.tsx'
import { ShortFooter } from '#app/sections/short-footer/short-footer.tsx'
import { LoginForm } from '#app/template/sections/login-form/login-form.tsx'
import { englishPicture } from '#reader/pictures.ts'
import { readSite } from '#reader/site.ts'
import { templateMeta } from './template-meta.ts'

export const meta = templateMeta(
  'Login',
  'The door of the workshop for those who have a key: name, password, and a way back for those who forgot it.',
)

export function loader() {
  const { phone, email } = readSite()
  return { picture: englishPicture('puerta-roble'), phone, email }
}

export default function Login({ loaderData }: PageProps<typeof loader>) {
  return (
    <>
      <LoginForm {...loaderData}>
        <PageHead title="Login" label="Customers" from={{ name: 'Shop', to: '/shop-1' }} crumbs={[{ name: 'Login' }]} />
      </LoginForm>
      <ShortFooter />
    </>
  )
}
