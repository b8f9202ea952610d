import { hkdfSync } from 'node:crypto'
import { createKey, type Issuer } from '#shared/pass/key.ts'
import { dayOf, type Clock } from '#server/platform/clock.ts'
import type { Config } from '#server/platform/config.ts'
import type { Secrets } from '#server/platform/secrets.ts'

/** The key that issues and verifies the credentials of one year. */
type YearKey = { issuer: Issuer; privateKey: Uint8Array }
export type YearKeys = (year: number) => YearKey | undefined

/** A key consists of four random scalars, each made of 48 bytes. */
const SCALAR_BYTES = 48
const KEY_BYTES = 4 * SCALAR_BYTES

/**
 * The keys of this year and, from December on, of the next one; undefined for all others. Each follows from the secret
 * `issuer`, the site and the year: all processes have the same ones without storing any, and no key serves two years
 * or two sites.
 */
export function createYearKeys({
  secrets,
  config,
  clock,
}: {
  secrets: Secrets
  config: Pick<Config, 'publicUrl'>
  clock: Clock
}): YearKeys {
  const site = new URL(config.publicUrl).hostname
  const keys = new Map<number, YearKey>()
  return year => {
    if (!isOpenYear(clock, year)) return undefined
    const known = keys.get(year)
    if (known) return known
    const made = deriveKey(secrets, site, year)
    keys.set(year, made)
    return made
  }
}

function isOpenYear(clock: Clock, year: number): boolean {
  const today = dayOf(clock.now())
  const now = Number(today.slice(0, 4))
  return year === now || (year === now + 1 && today.slice(5, 7) === '12')
}

function deriveKey({ issuer }: Secrets, site: string, year: number): YearKey {
  const bytes = new Uint8Array(hkdfSync('sha256', issuer, '', `pass/1 ${site} ${year}`, KEY_BYTES))
  let used = 0
  const { privateKey, publicKey } = createKey(scalar => {
    scalar.set(bytes.subarray(used, (used += SCALAR_BYTES)))
    return scalar
  })
  return { issuer: { site, year, publicKey }, privateKey }
}
