import { escapeHtml } from '#contracts/html.ts'
import { interpolate } from '#contracts/plain.ts'
import { jobSteps, type Quote, type QuoteDocument, type QuoteReview } from '#contracts/quotes.ts'
import type { QuotePage } from '#server/quotes/page.ts'
import { area, check, facts, form, heading } from '#server/quotes/page-pieces.ts'
import { type Due, stripeLink, transferCode } from '#server/quotes/pay.ts'
import { longDay, money } from '#server/quotes/say.ts'
import { quotePageWords as words } from '#words/quote-page-words.ts'
import { jobStepNames } from '#words/quote-paper-words.ts'

/** What stands on the page once a quote is accepted: the job's steps, what is to be paid, the review. */
export function jobParts(given: QuotePage, document: QuoteDocument): string[] {
  const { quote } = given
  return [
    ...review(quote),
    heading(words.job.title),
    steps(given),
    ...(quote.state === 'accepted' && !quote.steps.mounted ? [mails(quote)] : []),
    heading(words.stages),
    ...payments(given, document),
  ]
}

function steps({ quote, path }: QuotePage): string {
  const rows = jobSteps.map((step) => {
    const day = quote.steps[step]
    const name = jobStepNames[step]
    const photos = quote.files.filter(({ kind }) => kind === step)
    const alt = escapeHtml(interpolate(words.job.photo, { step: name }))
    const shown = photos.map(({ id }) => `<li><img src="${path}/foto/${id}" alt="${alt}" loading="lazy"></li>`).join('')
    const when = day ? `<time datetime="${day}">${longDay(day)}</time>` : `<time>${words.job.pending}</time>`
    return `<li${day ? ' class="done"' : ''}>${name}${when}${shown && `<ul class="photos">${shown}</ul>`}</li>`
  })
  return `<ol class="steps">${rows.join('')}</ol>`
}

function mails({ wantsMail }: Quote): string {
  const { wanted, mails, noMails } = words.job
  const button = `<input type="hidden" name="mails" value="${wantsMail ? 'no' : 'yes'}"><button>${wantsMail ? noMails : mails}</button>`
  return `${wantsMail ? `<p class="quiet">${wanted}</p>` : ''}${form('mails', mails, 0, button, 'quiet-button')}`
}

/** The stages, and how to pay the next one: nothing that is paid by itself. */
function payments({ quote, settings }: QuotePage, { stages, number, workshop, customer }: QuoteDocument): string[] {
  const { pay } = words
  const paidOn = new Map(quote.payments.map((payment) => [payment.position, payment.paidOn]))
  const next = quote.state === 'accepted' ? stages.findIndex((_, at) => !paidOn.has(at)) : -1
  const rows = stages.map(({ when, amountCents }, at) => {
    const day = paidOn.get(at)
    const state = day ? interpolate(pay.paid, { day: longDay(day) }) : at === next ? pay.next : words.job.pending
    return `<li><span>${escapeHtml(when)}</span><span>${money(amountCents)}</span><small>${state}</small></li>`
  })
  const list = `<ul class="rows">${rows.join('')}</ul>`
  const stage = stages[next]
  if (!stage) return [list]
  const reference = `${number}/${next + 1}`
  const due = { name: workshop.name, iban: settings.bank.iban, cents: stage.amountCents, reference }
  return [
    list,
    due.iban === '' ? noAccount(workshop) : transfer(due),
    ...card(settings.bank.paymentLink, due, customer.email),
  ]
}

const noAccount = ({ email, phone }: QuoteDocument['workshop']) =>
  `<p>${escapeHtml(interpolate(words.pay.noAccount, { email, phone }))}</p>`

function transfer(due: Due): string {
  const { pay } = words
  const rows = [
    [pay.amount, money(due.cents)],
    [pay.holder, due.name],
    [pay.iban, due.iban.replaceAll(' ', '').replace(/(.{4})(?=.)/g, '$1 ')],
    [pay.reference, due.reference],
  ] as const
  return `${facts(rows, 'due')}<figure class="code">${transferCode(due).replace('<svg', `<svg role="img" aria-label="${escapeHtml(pay.code)}"`)}<figcaption class="quiet">${pay.code}</figcaption></figure><p class="quiet">${pay.others}</p>`
}

function card(paymentLink: string, due: Due, email: string): string[] {
  const link = stripeLink(paymentLink, due, email)
  if (!link) return []
  const values = { provider: 'Stripe', amount: money(due.cents) }
  const say = (text: string) => escapeHtml(interpolate(text, values))
  return [
    `<p><a class="button" rel="noreferrer" href="${escapeHtml(link)}">${say(words.pay.card)}</a></p><p class="quiet">${say(words.pay.cardNote)}</p>`,
  ]
}

function review({ review, steps, state }: Quote): string[] {
  if (review) return [heading(words.review.yours), written(review)]
  if (!steps.mounted || state !== 'accepted') return []
  const { title, lead, stars, star, text, pictures, price, button } = words.review
  const choices = [5, 4, 3, 2, 1].map(
    (value) => `<label class="check"><input type="radio" name="stars" value="${value}" required>${star(value)}</label>`,
  )
  const fields = [
    `<fieldset><legend>${stars}</legend>${choices.join('')}</fieldset>`,
    area('review', text),
    check('pictures', pictures),
    check('price', price),
    `<button>${button}</button>`,
  ]
  return [heading(title), `<p>${lead}</p>`, form('review', title, 0, fields.join(''))]
}

function written({ stars, text, reply }: QuoteReview): string {
  const answered = reply === '' ? '' : `<h3>${words.review.reply}</h3><blockquote>${escapeHtml(reply)}</blockquote>`
  return `<p>${words.review.star(stars)}</p><blockquote>${escapeHtml(text)}</blockquote>${answered}`
}
