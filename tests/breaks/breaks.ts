/** A defect made on purpose: `from`, which `file` has once, becomes `to`; the tests of `finder` must then fail. */
export interface Break {
  /** What a visitor, the owner or the law would suffer. */
  harm: string
  file: string
  from: string
  to: string
  /** A file of tests and, for a browser's, words of the test's name. */
  finder: readonly [file: string, title?: string]
}

const sums = 'contracts/quote-sums.test.ts'

export const breaks: readonly Break[] = [
  // Money and time
  {
    harm: 'the VAT of a quote is taken from the wrong base',
    ...{ file: 'contracts/quote-sums.ts', from: 'totalCents * 100, 100 + rate)', to: 'totalCents * 100, 100 - rate)' },
    finder: [sums],
  },
  {
    harm: 'the stages of a payment do not add up to the total',
    ...{ file: 'contracts/quote-sums.ts', from: 'before = until', to: 'before = amount' },
    finder: [sums],
  },
  {
    harm: 'the tool’s price has no VAT on the margin',
    ...{ file: 'design/price.ts', from: '(cost + margin) * prices.vat', to: 'cost * prices.vat' },
    finder: ['design/price.test.ts'],
  },
  {
    harm: 'shelves are offered that sag under books',
    ...{ file: 'design/rules/sag.ts', from: 'const limit = 1 / 300', to: 'const limit = 1 / 200' },
    finder: ['design/rules/sag.test.ts'],
  },
  {
    harm: 'the promised time forgets the waiting list',
    ...{ file: 'reader/conditions.ts', from: '  start.weeks + most,', to: '  most,' },
    finder: ['tests/agreement.test.ts'],
  },
  {
    harm: 'a lacquered door costs another price in the list than in its example',
    ...{
      file: 'reader/condition-texts.ts',
      from: "eightDoors: euros(8 * from('puerta-lacada'))",
      to: "eightDoors: euros(6 * from('puerta-lacada'))",
    },
    finder: ['tests/agreement.test.ts'],
  },
  // The enquiry
  {
    harm: 'a mail that was refused for a moment counts as sent: the enquiry is lost',
    ...{
      file: 'server/mail/outbox.ts',
      from: '    return putOff(store, id, owner, pauseAfter(attempts, backOff), reasonOf(error))',
      to: '    return markSent(store, id)',
    },
    finder: ['server/mail/outbox.test.ts'],
  },
  {
    harm: 'an enquiry is kept, and no mail tells of it',
    ...{
      file: 'server/storage/enquiries.ts',
      from: "await tx.insertInto('delivery').values(deliveries).execute()",
      to: 'void 0',
    },
    finder: ['server/storage/storage.test.ts'],
  },
  {
    harm: 'two enquiries are called by one number',
    ...{ file: 'server/storage/enquiry-row.ts', from: 'id.slice(0, 8), 16)', to: 'id.slice(0, 8), 10)' },
    finder: ['server/storage/number.test.ts'],
  },
  {
    harm: 'one sender may flood the workshop',
    ...{
      file: 'server/enquiry/rate-limit.ts',
      from: 'if (next - now > period) return',
      to: 'if (next - now > 10 * period) return',
    },
    finder: ['server/enquiry/rate-limit.test.ts'],
  },
  {
    harm: 'anybody chooses the address by which he is counted',
    ...{
      file: 'server/enquiry/client-address.ts',
      from: 'while (isProxy(client) && hops.length > 0)',
      to: 'while (hops.length > 0)',
    },
    finder: ['server/enquiry/client-address.test.ts'],
  },
  {
    harm: 'lists of links do not look like spam',
    ...{ file: 'server/enquiry/spam.ts', from: 'const maxLinks = 3', to: 'const maxLinks = 30' },
    finder: ['server/enquiry/spam.test.ts'],
  },
  {
    harm: 'a key to a private page can be forged',
    ...{ file: 'server/enquiry/links.ts', from: 'if (!timingSafeEqual(', to: 'if (false && !timingSafeEqual(' },
    finder: ['server/enquiry/links.test.ts'],
  },
  {
    harm: 'an exported message runs as a formula',
    ...{ file: 'contracts/csv.ts', from: 'startsFormula.test(line) ?', to: 'false ?' },
    finder: ['contracts/csv.test.ts'],
  },
  {
    harm: 'enquiries are kept longer than the privacy policy says',
    ...{
      file: 'server/storage/retention.ts',
      from: 'const before = now - days * day',
      to: 'const before = now - 2 * days * day',
    },
    finder: ['server/storage/storage.test.ts'],
  },
  // The desk
  {
    harm: 'who works at the desk may do what only the owner may',
    ...{
      file: 'server/desk/request/access.ts',
      from: "if (c.var.person.role !== 'owner') throw",
      to: 'if (c.var.person.role === undefined) throw',
    },
    finder: ['server/desk/sign-in/sign-in.test.ts'],
  },
  {
    harm: 'a page of somebody else’s site changes things at the desk',
    ...{
      file: 'server/desk/request/access.ts',
      from: 'if (!isOwn || c.req.header(deskHeader) === undefined) throw',
      to: 'if (isOwn === undefined) throw',
    },
    finder: ['server/desk/attacks.test.ts'],
  },
  {
    harm: 'what cannot be undone asks for no fresh proof',
    ...{
      file: 'server/desk/request/access.ts',
      from: 'age > recentLoginMinutes * 60_000',
      to: 'age > recentLoginMinutes * 60_000_000',
    },
    finder: ['server/desk/sign-in/sign-in.test.ts'],
  },
  {
    harm: 'other sites may frame every page',
    ...{ file: 'contracts/headers.ts', from: "  'X-Frame-Options': 'DENY',\n", to: '' },
    finder: ['server/http.test.ts'],
  },
  // What is found and read
  {
    harm: 'a service has no way to its page',
    ...{ file: 'content/boxes.yaml', from: 'link: /restauracion, picture', to: 'link: /restauraciones, picture' },
    finder: ['tests/crawl.spec.ts', 'every internal link'],
  },
  {
    harm: 'pages that show nothing real are found by search engines',
    ...{ file: 'app/renderer/head.tsx', from: 'content="noindex"', to: 'content="index"' },
    finder: ['tests/findable.test.ts'],
  },
  {
    harm: 'a picture has no words for who does not see it',
    ...{ file: 'app/ui/picture/picture.tsx', from: 'alt={alt}', to: 'alt=""' },
    finder: ['tests/html.test.ts'],
  },
  {
    harm: 'the dark theme shows the evening of another photograph',
    ...{
      file: 'scripts/photos/night.ts',
      from: 'if (!bytes.includes(`night of ${entry.hash}`)) return entry',
      to: 'if (bytes.length === 0) return entry',
    },
    finder: ['scripts/photos.test.ts'],
  },
  {
    harm: 'the bound words of the sending are others',
    ...{ file: 'words/enquiry-words.ts', from: "'Sending....'", to: "'Enviando'" },
    finder: ['tests/e2e/enquiry.spec.ts', 'an enquiry arrives'],
  },
  // In the browser
  {
    harm: 'how the sending went is not announced',
    ...{ file: 'app/enquiry/form-end.tsx', from: '<p role="status" className', to: '<p className' },
    finder: ['tests/e2e/enquiry.spec.ts', 'an enquiry arrives'],
  },
  {
    harm: 'what was typed is gone after a reload',
    ...{
      file: 'app/enquiry/draft.ts',
      from: 'for (const input of kept) input.value = fields[input.name] as string',
      to: '',
    },
    finder: ['tests/e2e/enquiry.spec.ts', 'survives a reload'],
  },
  {
    harm: 'the header turns dark at another place',
    ...{ file: 'app/shell/header/header.browser.ts', from: 'const stickyFrom = 50', to: 'const stickyFrom = 60' },
    finder: ['tests/e2e/shell-header.spec.ts', 'sticky after 50 px'],
  },
  {
    harm: 'the way back to the top comes late',
    ...{
      file: 'app/shell/back-to-top/back-to-top.browser.ts',
      from: 'const appearsFrom = 800',
      to: 'const appearsFrom = 900',
    },
    finder: ['tests/e2e/shell-page.spec.ts', 'appears after 800 px'],
  },
  {
    harm: 'the cookie notice takes reading for consent too late',
    ...{
      file: 'app/shell/cookie-banner/cookie-banner.browser.ts',
      from: 'const acceptsAt = 0.2',
      to: 'const acceptsAt = 0.3',
    },
    finder: ['tests/e2e/shell-page.spec.ts', 'scrolling past 20 %'],
  },
  {
    harm: 'sliders move for who has asked for stillness',
    ...{ file: 'app/ui/slider/autoplay.ts', from: 'let playing = !prefersStillness()', to: 'let playing = true' },
    finder: ['tests/e2e/sliders.spec.ts', 'reduced motion'],
  },
  {
    harm: 'a slider runs on under the hand',
    ...{
      file: 'app/ui/slider/autoplay.ts',
      from: 'if (!playing || holds.size > 0) return',
      to: 'if (!playing) return',
    },
    finder: ['tests/e2e/sliders.spec.ts', 'waits while the pointer'],
  },
]
