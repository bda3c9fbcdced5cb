/** The same with its first one last: for a page beside the home page, which begins with the first. */
export const fromSecond = <T>(list: T[]): T[] => [...list.slice(1), ...list.slice(0, 1)]
