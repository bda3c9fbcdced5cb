import { useLayoutEffect, useRef } from 'react'
import { ScrollRestoration, useLocation, useNavigation } from 'react-router'

/**
 * React Router's, which keeps still until somebody leaves the first page. By itself it takes the end of that page's own
 * loading for an arrival and scrolls to where the page stood before, away from under a visitor who has scrolled since.
 */
export function CalmScrollRestoration() {
  const { key } = useLocation()
  useNavigation() // Renders, and so measures, whenever the router's own part does.
  const firstKey = useRef(key)
  const hasLeft = useRef(false)
  const place = useRef(0)
  const measure = () => {
    hasLeft.current ||= key !== firstKey.current
    // Asking where the page stands makes the browser lay out the new one before it is done.
    if (!hasLeft.current) place.current = window.scrollY
  }
  const stay = () => {
    if (!hasLeft.current && window.scrollY !== place.current) window.scrollTo(0, place.current)
  }
  return (
    <>
      <OnCommit run={measure} />
      <ScrollRestoration />
      <OnCommit run={stay} />
    </>
  )
}

/** Runs in its place among its siblings: after the effects of the one before it, before those of the next. */
function OnCommit({ run }: { run: () => void }) {
  useLayoutEffect(run)
  return null
}
