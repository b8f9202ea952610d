import type { Config } from '#server/platform/config.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Counted, LimitPlaces, Rule } from '#server/platform/limits/limits.ts'
import { inNetworks, networksOf } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { limitedAddress, type Address } from './address.ts'
import { CODE_SECONDS, RESEND_SECONDS } from './code.ts'
import type { Kind } from './store.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const AGAIN: Rule = { name: 'code-again', most: 1, seconds: RESEND_SECONDS }
const ADDRESS_HOUR: Rule = { name: 'code-address-hour', most: 5, seconds: HOUR }
const ADDRESS_DAY: Rule = { name: 'code-address-day', most: 10, seconds: DAY }
const DEVICE_HOUR: Rule = { name: 'code-device-hour', most: 10, seconds: HOUR }
const DEVICE_DAY: Rule = { name: 'code-device-day', most: 30, seconds: DAY }
/** A generous limit: thousands of phones share one network address in Indonesia. */
const NETWORK_HOUR: Rule = { name: 'code-network-hour', most: 600, seconds: HOUR }
const LOOK_UPS: Rule = { name: 'code-look-ups', most: 10 * NETWORK_HOUR.most, seconds: HOUR }
/** Counted for as long as a code can wait to be sent. */
const LATELY: Rule = { name: 'turn', most: 100_000, seconds: CODE_SECONDS }
/** Most people have their mail at a few large hosts, so this many senders there share a turn. */
const SHARE_A_TURN = 20
const WRONG_NETWORK: Rule = { name: 'wrong-network-hour', most: 3000, seconds: HOUR }
/** Four codes' worth of wrong tries at one address; its owner's known devices are not limited by strangers' tries. */
const WRONG_DAY: Rule = { name: 'wrong-address-day', most: 20, seconds: DAY }

type Needs = Pick<Parts, 'config' | 'log' | 'limits'>
export type Asker = {
  kind: Kind
  /** `limitedAddress` of the address for which the code is requested. */
  address: string
  device: string | undefined
  network: string
  knownDevice: boolean
}

/**
 * Limits of WhatsApp messages for the whole site: each message costs money, and pumping fraud requests codes for many
 * numbers at once.
 */
const whatsAppRules = (config: Config): Rule[] => [
  { name: 'whatsapp-minute', most: config.WHATSAPP_PER_MINUTE, seconds: 60 },
  { name: 'whatsapp-day', most: config.WHATSAPP_PER_DAY, seconds: DAY },
]
const ALARM: Rule = { name: 'whatsapp-alarm', most: 1, seconds: 600 }

/**
 * The limits against which one more WhatsApp message counts; when they are used up, refuses and writes to the log.
 * Known devices have a separate budget, which strangers cannot use up.
 */
export async function whatsAppBudget(
  { config, log, limits: { everywhere } }: Needs,
  knownDevice: boolean,
): Promise<Counted[]> {
  const of = [knownDevice ? 'known' : 'new']
  const budget = whatsAppRules(config).map(rule => ({ rule, of }))
  const wait = await everywhere.waitFor(...budget)
  if (wait === undefined) return budget
  const quiet = (await everywhere.take({ rule: ALARM, of })) !== undefined
  if (!quiet) log.info('whatsapp budget used up', { devices: of.join(), seconds: wait })
  return fail('whatsapp_busy', { retryAfterSeconds: wait })
}

/** Whether a device is known needs a database query, so a flood may not ask without end. */
export const limitLookUps = async ({ here }: LimitPlaces, network: string): Promise<void> =>
  orWait(await here.take(...inNetworks(LOOK_UPS, network)))

/** Networks have generous limits, counted in memory. */
export const limitNetwork = async ({ here }: LimitPlaces, network: string): Promise<void> =>
  orWait(await here.take(...inNetworks(NETWORK_HOUR, network)))

/**
 * How many turns came before this one in its network or at its mail host; turns of one network or host follow each
 * other.
 */
export async function turnOf(
  { here }: LimitPlaces,
  network: string,
  { channel, to }: Address,
): Promise<number> {
  const sharers = networksOf(network)
  if (channel === 'email') sharers.push({ name: to.replace(/^.*@/, '').toLowerCase(), times: SHARE_A_TURN })
  const before = await here.note(...sharers.map(({ name }) => ({ rule: LATELY, of: [name] })))
  return Math.max(...sharers.map(({ times }, at) => Math.floor((before[at] ?? 0) / times)))
}

/**
 * Refuses a caller who requests codes too often. A device that signed in to the address before is counted separately.
 */
export async function limitCodes(
  { everywhere, here }: LimitPlaces,
  { kind, address, device, network, knownDevice }: Asker,
  budget: Counted[] = [],
): Promise<void> {
  const asker = device ?? network
  const ofDevice: Counted[] = [
    { rule: AGAIN, of: [kind, address, asker] },
    { rule: DEVICE_HOUR, of: [asker] },
    { rule: DEVICE_DAY, of: [asker] },
  ]
  const target = knownDevice ? [kind, address, asker] : [kind, address]
  if (!knownDevice) orWait(await everywhere.waitFor(wrongBy(kind, address)))
  // A network that stands in for a device is counted in memory, like all networks.
  if (device === undefined) orWait(await here.take(...ofDevice))
  orWait(
    await everywhere.take(
      ...(device === undefined ? [] : ofDevice),
      { rule: ADDRESS_HOUR, of: target },
      { rule: ADDRESS_DAY, of: target },
      ...budget,
    ),
  )
}

export const limitWrongTries = async ({ here }: LimitPlaces, network: string): Promise<void> =>
  orWait(await here.take(...inNetworks(WRONG_NETWORK, network)))

export const wrongAt = (kind: string, address: Address): Counted => wrongBy(kind, limitedAddress(address))

const wrongBy = (kind: string, address: string): Counted => ({ rule: WRONG_DAY, of: [kind, address] })
