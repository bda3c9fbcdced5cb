import { DraftConflict, WrongContentPath } from '#server/desk/draft/draft.ts'
import { Refusal } from '#server/desk/request/refusal.ts'
import { Refused } from '#server/enquiry/refused.ts'
import { QuoteConflict } from '#server/storage/quotes/change.ts'
import { quoteRefusals } from '#words/quote-paper-words.ts'

/** What a person is told of an error of the storeys below the desk; undefined for one that nobody expected. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof QuoteConflict)
    return new Refusal(error.reason === 'gone' ? 404 : 409, quoteRefusals[error.reason])
  if (error instanceof DraftConflict)
    return new Refusal(409, 'Alguien lo ha cambiado mientras tanto. Vuelve a abrirlo.')
  if (error instanceof WrongContentPath) return new Refusal(400, 'Ese archivo no es de los textos ni de las fotos.')
  if (error instanceof Refused) return new Refusal(400, 'Eso no ha llegado entero. Envíalo otra vez.')
  return undefined
}
