/** On <body>: the page is light. */
export const lightClass = 'white-background'
