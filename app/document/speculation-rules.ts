const pages = {
  and: [
    { href_matches: '/*' },
    // What the form service answers, and files.
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/*\\.*' } },
    // The page itself: places on it, and the entry of the menu that says so.
    { not: { selector_matches: '[href^="#"], [aria-current=page]' } },
    { not: { selector_matches: '[rel~=nofollow], [download]' } },
  ],
}

/**
 * For browsers that know them: the page behind a link is drawn ahead when somebody points at it or touches it. Others
 * fetch it ahead (shell/navigation/prefetch.browser.ts). All pages bear it: none counts, asks or stores before a visitor
 * comes to it (behaviour/when-active.ts).
 */
export const speculationRules = { prerender: [{ where: pages, eagerness: 'moderate' }] }
