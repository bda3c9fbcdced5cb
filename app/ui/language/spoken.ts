/** Language of the document in the browser; at build there is none yet. */
export const spoken = typeof document !== 'undefined' && document.documentElement.lang === 'en' ? 'en' : 'es'
