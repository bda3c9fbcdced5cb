/** JSON for a script element: whatever the owner has written, it cannot end the element. */
export const jsonInHtml = (value: object) => JSON.stringify(value).replaceAll('<', '\\u003c')
