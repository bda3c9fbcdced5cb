/** Names that may stand between `{{` and `}}` in the texts of content/; placeholders.ts gives them their values. */
export const placeholderKeys = [
  'brand',
  'years',
  'siteUrl',
  'website',
  'phone',
  'email',
  'address',
  'city',
  'region',
  'owner.name',
  'ownerLines',
  'responsibleLines',
  'cookie',
  'formService',
  'consent',
  'measuring',
  'retentionDays',
  'answerDays',
  'quoteDays',
  'quoteValidDays',
  'startWeeks',
  'weeks',
  'payment',
  'guaranteeYears',
  'area',
  'areaKm',
  'freeKm',
] as const
export type PlaceholderKey = (typeof placeholderKeys)[number]

/** Where a text has one. */
export const placeholder = /\{\{\s*([^{}]*?)\s*\}\}/g
