import type { Context } from '#server/platform/http/api.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Counted, LimitPlaces, Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'

const HOUR = 3600
const DAY = 24 * HOUR

/**
 * Wrong passwords for one address: from one network, and from all. Browsers that signed in there before, or chose a
 * password by a mailed link, have a limit of their own, so that strangers cannot lock anyone out.
 */
const STRANGERS_NETWORK_DAY: Rule = { name: 'owner-wrong-network-day', most: 20, seconds: DAY }
const STRANGERS_DAY: Rule = { name: 'owner-wrong-day', most: 50, seconds: DAY }
const KNOWN_HOUR: Rule = { name: 'owner-wrong-known-hour', most: 10, seconds: HOUR }
const DEVICE_HOUR: Rule = { name: 'owner-wrong-device-hour', most: 30, seconds: HOUR }
/** Generous, because thousands of people share one network address in Indonesia. */
const NETWORK_HOUR: Rule = { name: 'owner-network-hour', most: 600, seconds: HOUR }

/**
 * Counts a try before its password is checked, so that concurrent tries are limited like consecutive ones. The returned
 * function uncounts a known browser's tries after a right password. Strangers' tries stay counted, so that an owner's
 * sign-in does not reset a guesser's limit.
 */
export async function countLogin(
  { everywhere, here }: LimitPlaces,
  index: Buffer,
  { device, address }: Context,
  isKnown: boolean,
): Promise<() => Promise<void>> {
  const isStranger = !isKnown || device === undefined
  orWait(
    await here.take(
      ...inNetworks(NETWORK_HOUR, address),
      ...(isStranger ? inNetworks(STRANGERS_NETWORK_DAY, address, index.toString('base64')) : []),
    ),
  )
  const attempts: Counted[] = !isStranger
    ? [{ rule: KNOWN_HOUR, of: [index, device] }]
    : [
        { rule: STRANGERS_DAY, of: [index] },
        ...(device === undefined ? [] : [{ rule: DEVICE_HOUR, of: [device] }]),
      ]
  orWait(await everywhere.take(...attempts))
  return async () => {
    if (!isStranger) for (const one of attempts) await everywhere.forget(one)
  }
}

/** Forgets the wrong passwords of a browser whose user proved access to the mailbox. */
export async function resetAttempts(
  { everywhere }: LimitPlaces,
  index: Buffer,
  device: string | undefined,
): Promise<void> {
  if (device !== undefined) await everywhere.forget({ rule: KNOWN_HOUR, of: [index, device] })
}
