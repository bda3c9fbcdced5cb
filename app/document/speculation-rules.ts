const pages = {
  and: [
    { href_matches: '/*' },
    // What the form service answers, and files.
    { not: { href_matches: '/api/*' } },
    { not: { href_matches: '/*\\.*' } },
    { not: { selector_matches: '[rel~=nofollow], [download]' } },
  ],
}

/**
 * For browsers that know them: the page behind a link is drawn ahead when somebody points at it or touches it. Others
 * fetch it ahead (prefetch.browser.ts).
 */
export const speculationRules = { prerender: [{ where: pages, eagerness: 'moderate' }] }
