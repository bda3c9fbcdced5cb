import { hash } from 'node:crypto'

/** Why an enquiry looks like spam. It only marks: the enquiry is kept and told in the daily report. */
export type SpamSign = 'links' | 'markup' | 'alphabet' | 'mixed-alphabets' | 'repeated-lines' | 'sent-by-others'

interface Text {
  name: string
  email: string
  message: string
}

/** Customers send a picture's address or two; lists of them come from others. */
const maxLinks = 3
/** Shorter texts are alike by chance, or were written by a form. */
const shortestRepeated = 80
const maxRemembered = 2_000

const link = /https?:\/\/|www\.|\b[\w-]+\.(?:com|net|org|info|biz|ru|cn|top|xyz|online|site|shop)\b/gi
const markup = /\[(?:url|link)[=\]]|<a\s+href/i

export function spamSigns({ name, message }: Omit<Text, 'email'>): SpamSign[] {
  const signs: SpamSign[] = []
  if (count(link, message) > maxLinks || count(link, name) > 0) signs.push('links')
  if (markup.test(message)) signs.push('markup')
  if (isForeign(`${name} ${message}`)) signs.push('alphabet')
  if (mixesAlphabets(`${name} ${message}`)) signs.push('mixed-alphabets')
  if (repeatsLines(message)) signs.push('repeated-lines')
  return signs
}

const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0

/** More than half of the letters are of no Latin alphabet. */
function isForeign(text: string): boolean {
  if (!/[^\p{ASCII}\p{Script=Latin}\p{P}\p{S}]/u.test(text)) return false
  const letters = text.match(/\p{L}/gu) ?? []
  const latin = letters.filter((letter) => /\p{Script=Latin}/u.test(letter)).length
  return letters.length >= 10 && latin < letters.length / 2
}

/** A word of Latin and Cyrillic letters, which look alike: it hides from filters. */
const mixesAlphabets = (text: string) =>
  /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u.test(text)

/** The same line of some length five times. */
function repeatsLines(message: string): boolean {
  const lines = message.split('\n').map((row) => row.trim().toLowerCase())
  const long = lines.filter(({ length }) => length >= 8)
  return [...Map.groupBy(long, (line) => line).values()].some(({ length }) => length >= 5)
}

/** Remembers what others have written lately: the same text from several senders is a mass mailing. */
export function createRepeatedTexts(before: readonly Pick<Text, 'email' | 'message'>[] = []) {
  const senders = new Map<string, string>()
  for (const text of before) isRepeated(text)
  return isRepeated

  /** Whether another sender has sent this text; from now on it is known. */
  function isRepeated({ email, message }: Pick<Text, 'email' | 'message'>): boolean {
    const text = message
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[\d\s\p{P}]+/gu, ' ')
      .trim()
    if (text.length < shortestRepeated) return false
    const key = hash('sha256', text, 'base64')
    const sender = email.toLowerCase()
    const first = senders.get(key)
    if (first === undefined) {
      const [oldest] = senders.keys()
      if (senders.size >= maxRemembered && oldest !== undefined) senders.delete(oldest)
      senders.set(key, sender)
    }
    return first !== undefined && first !== sender
  }
}
