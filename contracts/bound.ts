/** A title whose short words stay on the line of the next one: none ends with «la». */
export const bound = (title: string) => title.replace(/(?<!\p{L})(\p{L}{1,3}) /gu, '$1\u00a0')
