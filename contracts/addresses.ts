/** Addresses that have moved: our server answers 301, the build leaves a page for hosts that cannot. */
export const moved: Record<string, string> = { '/about': '/sobre-nosotros' }
