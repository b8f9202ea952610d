import assert from 'node:assert/strict'
import { createYearKeys } from '#server/accounts/pass/year-key.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { Attacker, Loot } from '../attacker.ts'
import type { LiveCall } from '../world/live-log.ts'
import { bytesInBoth } from './log-bytes.ts'
import { attemptsOf, byAccount, sentOf, type Sent } from './log-halves.ts'
import { equalPoints, guessedSeeds, repeatedBlinds, type YearKey } from './log-points.ts'

/**
 * Has all keys, and recorded what every call for a credential and every later one without a session said. Times,
 * network addresses and order are left out, so that this must do no better than chance.
 */
export const liveLog: Attacker = {
  name: 'live log',
  attack(loot) {
    const key = yearKeyOf(loot)
    if (!key) return []
    const [accounts, sent, keys] = [byAccount(loot.live), sentOf(loot), Object.values(loot.keys)]
    return [
      ...bytesInBoth(accounts, sent, keys),
      ...equalPoints(accounts, sent, key),
      ...guessedSeeds(accounts, sent, key, keys),
      ...repeatedBlinds(accounts, sent, key),
    ]
  },
}

/** The key that the program derives, from the site and year that it published. */
export function yearKeyOf({ live, keys }: Pick<Loot, 'live' | 'keys'>): YearKey | undefined {
  const answer = live.find(({ name }) => name === 'passKeys')?.answer
  if (!answer) return undefined
  const { site, keys: published } = answer as { site: string; keys: { year: number; key: string }[] }
  const [{ year, key }] = published as [{ year: number; key: string }]
  const clock = { now: () => new Date(`${year}-06-15`) }
  const config = { publicUrl: `https://${site}` }
  const made = createYearKeys({ secrets: keys as Secrets, config, clock })(year)
  assert(
    made && Buffer.from(made.issuer.publicKey).toString('base64url') === key,
    'the keys are the program’s',
  )
  return made
}

/** The same log with network addresses: names who asked for a credential from the address that a review came from. */
export const liveLogWithAddresses: Attacker = {
  name: 'live log with addresses',
  given: 'all keys, and a log of every call with addresses',
  attack(loot) {
    const accounts = [...byAccount(loot.live)]
    return attemptsOf('the same network address', sentOf(loot), ({ shown, sending }) => {
      const used = new Set([...shown, sending].map(({ seen }) => seen.address))
      return accounts
        .filter(([, calls]) => calls.some(({ seen }) => used.has(seen.address)))
        .map(([account]) => account)
    })
  },
}

/** Minutes between a request and a presentation in which the same person may have made both. */
const MINUTES = [10, 60, 24 * 60]

/** The same log with times, which no cryptography hides: names who asked for a credential just before. */
export const liveLogWithTimes: Attacker = {
  name: 'live log with times',
  given: 'all keys, and a log of every call with times',
  attack(loot) {
    const requests = [...byAccount(loot.live).values()].flat()
    const before = (one: Sent<LiveCall>, minutes: number) => {
      const at = one.shown[0]?.seen.at ?? Number.NaN
      const near = requests.filter(({ seen }) => seen.at <= at && at - seen.at <= minutes * 60_000)
      return new Set(near.map(({ account }) => String(account)))
    }
    const last = ({ shown: [first] }: Sent<LiveCall>) => {
      const earlier = first ? loot.live.slice(0, loot.live.indexOf(first)) : []
      const found = earlier.findLast(({ name }) => name === 'passCredential')
      return found?.account ? [found.account] : []
    }
    const sent = sentOf(loot)
    return [
      ...attemptsOf('the last request before', sent, last),
      ...MINUTES.flatMap(minutes =>
        attemptsOf(`requests of the ${minutes} minutes before`, sent, one => before(one, minutes)),
      ),
    ]
  },
}
