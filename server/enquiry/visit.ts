import { enquiryLimits } from '#contracts/enquiry.ts'

/** Where an enquiry came from: path of the page, campaign as a query string; empty where nobody knows. */
export interface Visit {
  page: string
  campaign: string
}

const campaignKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
const anywhere = 'http://site.invalid'

/**
 * Reads the form's own fields, or the address of the page that sent it (`Referer`), where it is one of `host`. What cannot
 * be read is left out: no enquiry is refused for it.
 */
export function readVisit(fields: ReadonlyMap<string, string>, referrer: string | undefined, host: string): Visit {
  const from = referrer !== undefined && URL.canParse(referrer) ? new URL(referrer) : undefined
  const own = from?.host === host ? from : undefined
  return {
    page: pathOf(fields.get('page')) || pathOf(own?.pathname),
    campaign: campaignOf(fields.get('campaign')) || campaignOf(own?.search),
  }
}

function pathOf(address = ''): string {
  if (!/^(\/(?![/\\])|https?:\/\/)/.test(address) || !URL.canParse(address, anywhere)) return ''
  const { pathname } = new URL(address, anywhere)
  return pathname.length > enquiryLimits.page ? '' : pathname
}

function campaignOf(query = ''): string {
  if (!query.includes('utm_')) return ''
  const given = new URLSearchParams(query.slice(0, 4 * enquiryLimits.campaign))
  const kept = campaignKeys.map((key) => [key, plainLine(given.get(key) ?? '')] as const)
  const text = new URLSearchParams(kept.filter(([, value]) => value !== '').map(([...pair]) => pair)).toString()
  return text.length > enquiryLimits.campaign ? '' : text
}

const plainLine = (text: string) =>
  text
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, 100)
