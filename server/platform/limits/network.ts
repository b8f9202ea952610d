import { isIPv4, isIPv6 } from 'node:net'
import type { Counted, Rule } from './limits.ts'

/**
 * The one form of a client's address in the program: no port, no zone, mapped IPv4 as IPv4; `unreadable` if it is no
 * address.
 */
export function plainAddress(given: string): string {
  const bare = /^\[(.*)\](:\d+)?$/.exec(given)?.[1] ?? /^([\d.]+):\d+$/.exec(given)?.[1] ?? given
  const address = bare.replace(/%.*$/, '')
  if (isIPv4(address)) return address
  if (!isIPv6(address)) return 'unreadable'
  const groups = groupsOf(address)
  const [high = 0, low = 0] = groups.slice(6)
  const mapped = groups.slice(0, 5).every(group => group === 0) && groups[5] === 0xff_ff
  return mapped ? [high >> 8, high & 255, low >> 8, low & 255].join('.') : compressed(address)
}

/** The prefixes of an IPv6 address that one customer, one site and one provider have, and how much more each may do. */
const WIDTHS = [
  { bits: 64, times: 1 },
  { bits: 48, times: 4 },
  { bits: 32, times: 64 },
] as const

export type Network = { name: string; times: number }

/** The networks that contain a client, from the narrowest; each is permitted `times` as much as the narrowest. */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address)) return [{ name: address, times: 1 }]
  const groups = groupsOf(address).map(group => group.toString(16))
  return WIDTHS.map(({ bits, times }) => ({ name: `${groups.slice(0, bits / 16).join(':')}/${bits}`, times }))
}

/** An act that counts in every network of its sender, separately for each `thing` where one is named. */
export const inNetworks = (rule: Rule, address: string, ...thing: string[]): Counted[] =>
  networksOf(address).map(({ name, times }) => ({
    rule: { ...rule, most: rule.most * times },
    of: [name, ...thing],
  }))

/** The canonical form of an IPv6 address, which can be written in many ways. */
const compressed = (address: string): string => new URL(`http://[${address}]`).hostname.slice(1, -1)

function groupsOf(address: string): number[] {
  const [before = [], after = []] = compressed(address)
    .split('::')
    .map(part => part.split(':').filter(group => group !== ''))
  const between = Array<string>(8 - before.length - after.length).fill('0')
  return [...before, ...between, ...after].map(group => Number.parseInt(group, 16))
}
