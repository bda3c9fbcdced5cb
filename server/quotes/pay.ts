import { renderSVG } from 'uqr'

export interface Due {
  /** Holder of the account. */
  name: string
  iban: string
  cents: number
  /** By which the payment is known: number and stage. */
  reference: string
}

/**
 * Text of the QR code that banks' apps turn into a SEPA transfer: EPC069-12 (European Payments Council), version 002,
 * UTF-8, without BIC, the reference as free text.
 */
export function transferText({ name, iban, cents, reference }: Due): string {
  const amount = `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
  return [
    'BCD',
    '002',
    '1',
    'SCT',
    '',
    name.slice(0, 70),
    iban.replaceAll(' ', ''),
    amount,
    '',
    '',
    reference.slice(0, 140),
  ].join('\n')
}

/** The code as SVG. The standard asks for error correction M. */
export const transferCode = (due: Due): string =>
  renderSVG(transferText(due), { ecc: 'M', boostEcc: false, border: 4, pixelSize: 4 })

/**
 * Where the customer pays a stage by card, at Stripe's Payment Links with a free amount
 * (https://docs.stripe.com/payment-links): undefined while the setting is empty. No card's data come here, and nothing is
 * marked as paid by it: the owner does that when the money has come.
 */
export function stripeLink(paymentLink: string, { reference }: Due, email: string): string | undefined {
  if (paymentLink === '') return undefined
  const address = new URL(paymentLink)
  // Letters, figures, dashes and underlines are all that it takes.
  address.searchParams.set('client_reference_id', reference.replaceAll(/[^\w-]+/g, '_'))
  address.searchParams.set('prefilled_email', email)
  return address.href
}
