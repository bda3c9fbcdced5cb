import { expect, test } from 'vitest'
import { retentionDays } from '#contracts/retention.ts'
import { readConfig } from '#server/config.ts'

test('starts without any setting', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 8080,
    RATE_LIMIT: 5,
    SMTP_URL: '',
    TRUST_PROXY: [],
    RETENTION_DAYS: retentionDays,
  })
})

test('an empty variable counts as unset', () => {
  expect(readConfig({ PORT: '', SMTP_URL: '' })).toMatchObject({ PORT: 8080, SMTP_URL: '' })
})

test.each([
  ['PORT', 'ochenta', 'Environment variable PORT is "ochenta"; allowed is a whole number from 0 to 65535.'],
  ['PORT', '70000', 'Environment variable PORT is "70000"; allowed is a whole number from 0 to 65535.'],
  ['RATE_LIMIT', '-3', 'Environment variable RATE_LIMIT is "-3"; allowed is "off" or a whole number above 0.'],
  ['AUTO_REPLY', 'yes', 'Environment variable AUTO_REPLY is "yes"; allowed is "on" or "off".'],
  [
    'CORS_ORIGINS',
    'example.es',
    'Environment variable CORS_ORIGINS is "example.es"; allowed is origins such as https://example.es, separated by commas.',
  ],
  [
    'TRUST_PROXY',
    'everyone',
    'Environment variable TRUST_PROXY is "everyone"; allowed is addresses or networks such as 10.0.0.0/8, or "loopback", separated by commas.',
  ],
])('%s=%s stops the start with one sentence', (key, value, sentence) => {
  expect(() => readConfig({ [key]: value })).toThrow(new Error(sentence))
})

test('does not repeat a password from a wrong address', () => {
  expect(() => readConfig({ SMTP_URL: 'http://user:hunter2@host' })).toThrow(
    new Error(
      'Environment variable SMTP_URL has a value that is not allowed; allowed is an address that begins with smtp:// or smtps://.',
    ),
  )
})

test('a webhook without a secret is refused', () => {
  expect(() => readConfig({ WEBHOOK_URL: 'https://crm.example/in' })).toThrow('WEBHOOK_SECRET is missing')
})

test('off keeps enquiries for ever', () => {
  expect(readConfig({ RETENTION_DAYS: 'off' }).RETENTION_DAYS).toBe(0)
})

test('off switches limits off', () => {
  expect(readConfig({ RATE_LIMIT: 'off', OVERALL_LIMIT: 'off' })).toMatchObject({ RATE_LIMIT: 0, OVERALL_LIMIT: 0 })
})
