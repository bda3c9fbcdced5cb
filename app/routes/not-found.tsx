import { NotFoundPage } from '#app/shell/errors/not-found-page.tsx'

// Its title is the root's: the fallback page, which knows no route but the root, must have the same.
export default function NotFound() {
  return <NotFoundPage />
}
