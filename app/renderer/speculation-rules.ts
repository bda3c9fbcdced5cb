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
 * For browsers that support them: the page behind a link is prerendered when it is pointed at or touched. Others
 * prefetch it (shell/navigation/prefetch.browser.ts). A prerendered page neither measures, asks nor stores before a visitor
 * comes to it (browser/page-lifecycle.ts).
 */
export const speculationRules = { prerender: [{ where: pages, eagerness: 'moderate' }] }
