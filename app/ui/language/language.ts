import { createContext, useContext } from 'react'
import type { Language, Words } from '#words/language.ts'
import { spoken } from './spoken.ts'

/** Language of the page. At build render.tsx gives it and renderer/island hands it on; in the browser the document says it. */
export const LanguageContext = createContext<Language>(spoken)

/** The words of a part in the language of its page. */
export const useWords = <Table>(words: Words<Table>): Table => words[useContext(LanguageContext)]
