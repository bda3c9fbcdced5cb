/** Marks the link to the stop that holds the middle of the window. */
export function startDotNavigation(nav: HTMLElement): void {
  const links = [...nav.querySelectorAll('a')]
  const observer = new IntersectionObserver(
    (entries) => {
      const { target } = entries.findLast(({ isIntersecting }) => isIntersecting) ?? {}
      if (target) for (const link of links) link.ariaCurrent = link.hash === `#${target.id}` ? 'location' : null
    },
    { rootMargin: '-49% -49%' },
  )
  for (const { hash } of links) {
    const stop = document.getElementById(hash.slice(1))
    if (stop) observer.observe(stop)
  }
}
