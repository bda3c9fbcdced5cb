import { expect, test } from 'vitest'
import { clientAddresses, household, network } from '#server/enquiry/client-address.ts'

test.each([
  ['nobody is trusted', [], '10.0.0.1', '203.0.113.7', '10.0.0.1'],
  ['a proxy is trusted', ['10.0.0.0/8'], '10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['IPv4 comes inside IPv6', ['10.0.0.0/8'], '::ffff:10.0.0.1', '203.0.113.7', '203.0.113.7'],
  ['the client made a hop up', ['10.0.0.0/8'], '10.0.0.1', '1.1.1.1, 203.0.113.7', '203.0.113.7'],
  ['two proxies are trusted', ['10.0.0.0/8', '2001:db8::/32'], '10.0.0.1', '203.0.113.7, 2001:db8::5', '203.0.113.7'],
  ['the header is nonsense', ['loopback'], '127.0.0.1', 'evil', '127.0.0.1'],
  ['there is no header', ['loopback'], '::1', undefined, '::1'],
  ['a port stands behind', ['loopback'], '127.0.0.1', '203.0.113.7:4711', '203.0.113.7'],
  ['brackets and a port stand there', ['loopback'], '127.0.0.1', '[2001:db8::9]:443', '2001:db8::9'],
  ['another peer than the proxy sends the header', ['10.0.0.1'], '10.0.0.2', '203.0.113.7', '10.0.0.2'],
])('when %s', (_, trusted, remote, forwarded, client) => {
  expect(clientAddresses(trusted).of(remote, forwarded)).toBe(client)
})

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::9', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
])('%s belongs to %s', (address, expected) => {
  expect(household(address)).toBe(expected)
})

test('of IPv6 a customer’s networks are one, of IPv4 each address is its own', () => {
  expect(network('2001:db8:1:2::9')).toBe(network('2001:db8:1:ff00::1'))
  expect(network('2001:db8:1:2::9')).not.toBe(network('2001:db8:2:2::9'))
  expect(network('203.0.113.7')).toBe('203.0.113.7')
})
