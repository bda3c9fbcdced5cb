import { redirect } from 'react-router'

/** `/about` has no page of its own. */
export const loader = () => redirect('/sobre-nosotros', 301)

export default function AboutRedirect() {
  return null
}
