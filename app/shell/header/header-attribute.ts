/** What a header carries so that header.browser.ts says on it whether it is sticky and whether it is hidden. */
export const headerAttribute = { 'data-header': '' }
