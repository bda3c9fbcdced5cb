export type Language = 'es' | 'en'

/** One table of words per language, with the same names in both. */
export type Words<Table> = Record<Language, Table>
