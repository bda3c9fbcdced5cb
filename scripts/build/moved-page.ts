/** The page of an address that has moved, for hosts that cannot redirect. */
export const movedPage = (to: string) =>
  `<!DOCTYPE html><html lang="es"><head><meta charset="utf-8"><title>${to}</title><meta name="robots" content="noindex"><meta http-equiv="refresh" content="0; url=${to}"></head><body><p><a href="${to}">${to}</a></p></body></html>\n`
