import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'

const loopback = ['127.0.0.0/8', '::1/128']

/** Builds the reading of a client's address: headers of a proxy count only when the proxy is one of ours. */
export function clientAddresses(trusted: readonly string[]) {
  const proxies = new BlockList()
  for (const entry of trusted.flatMap((name) => (name === 'loopback' ? loopback : [name]))) addNetwork(proxies, entry)
  const isProxy = (address: string) => isIP(address) !== 0 && proxies.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')

  /** The client's own address: the last hop in X-Forwarded-For that is no proxy of ours. */
  function of(remote: string | undefined, forwardedFor = ''): string {
    const hops = [...forwardedFor.split(','), remote].map(plain).filter((hop) => hop !== '')
    let client = hops.pop() ?? ''
    while (isProxy(client) && hops.length > 0) {
      const before = hops.pop() ?? ''
      if (isIP(before) === 0) break
      client = before
    }
    return client
  }

  return {
    isProxy: (remote: string | undefined) => isProxy(plain(remote)),
    of,
    /** The same of a request. */
    ofRequest: ({ socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>) =>
      of(socket.remoteAddress, headers['x-forwarded-for']?.toString()),
  }
}

/** Without port, brackets and the prefix of an IPv4 address inside IPv6. */
function plain(address: string | undefined): string {
  const text = (address ?? '')
    .trim()
    .replace(/^\[(.*)\](:\d+)?$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(text) !== 0 ? text : text.replace(/:\d+$/, '')
}

function addNetwork(list: BlockList, entry: string) {
  const [address = '', prefix] = entry.split('/')
  const family = isIPv4(address) ? 'ipv4' : 'ipv6'
  list.addSubnet(address, prefix === undefined ? (family === 'ipv4' ? 32 : 128) : Number(prefix), family)
}

/** What one visitor shares: the address itself, or of IPv6 the network of a household (/64). */
export const household = (address: string) => beginningOf(address, 4)

/** What one customer of a provider may have many households of: of IPv6 a /48, else the address itself. */
export const network = (address: string) => beginningOf(address, 3)

/** The first groups of an IPv6 address. */
function beginningOf(address: string, groups: number): string {
  if (isIP(address) !== 6) return address
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const all =
    tail === undefined
      ? left
      : [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return all
    .slice(0, groups)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')
}
