/** The later pages of a list of several, in their heads and in the way to them. */
export const listWords = {
  page: (at: number) => `Página ${at}`,
  title: (title: string, at: number) => `${title} — página ${at}`,
  description: (at: number, last: number, holds: string) => `Página ${at} de ${last} de ${holds}.`,
}
