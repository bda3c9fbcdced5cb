/** On what is set in a page from edge to edge: on a phone nothing may lie over it. */
export const fullOfControls = { 'data-full-of-controls': '' }
export const isFullOfControls = '[data-full-of-controls]'
