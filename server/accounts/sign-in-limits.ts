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
/** Loose: thousands of phones share one network address in Indonesia. */
const NETWORK_HOUR: Rule = { name: 'code-network-hour', most: 600, seconds: HOUR }
const LOOK_UPS: Rule = { name: 'code-look-ups', most: 10 * NETWORK_HOUR.most, seconds: HOUR }
/** Counted for so long as a code can wait to be sent. */
const LATELY: Rule = { name: 'turn', most: 100_000, seconds: CODE_SECONDS }
/** Most people have their mail at a few large hosts: so many there take a turn together. */
const SHARE_A_TURN = 20
const WRONG_NETWORK: Rule = { name: 'wrong-network-hour', most: 3000, seconds: HOUR }
/** Four codes' worth of wrong tries at one address; its owner's known devices are not bound by strangers' tries. */
const WRONG_DAY: Rule = { name: 'wrong-address-day', most: 20, seconds: DAY }

type Needs = Pick<Parts, 'config' | 'log' | 'limits'>
export type Asker = {
  kind: Kind
  /** `limitedAddress` of where the code is asked for. */
  address: string
  device: string | undefined
  network: string
  knownDevice: boolean
}

/** What the provider may be asked in all: each message costs, and pumping fraud asks at many numbers at once. */
const whatsAppRules = (config: Config): Rule[] => [
  { name: 'whatsapp-minute', most: config.WHATSAPP_PER_MINUTE, seconds: 60 },
  { name: 'whatsapp-day', most: config.WHATSAPP_PER_DAY, seconds: DAY },
]
const ALARM: Rule = { name: 'whatsapp-alarm', most: 1, seconds: 600 }

/**
 * What one more WhatsApp message counts against; refuses when that is used up, and says so in the log. Known devices
 * have a budget of their own, which strangers cannot use up.
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

/** Whether a device is known is a question to the database: a flood may not ask it without end. */
export const limitLookUps = async ({ here }: LimitPlaces, network: string): Promise<void> =>
  orWait(await here.take(...inNetworks(LOOK_UPS, network)))

/** Networks are counted loosely and in memory. */
export const limitNetwork = async ({ here }: LimitPlaces, network: string): Promise<void> =>
  orWait(await here.take(...inNetworks(NETWORK_HOUR, network)))

/** How many turns came before this one, of its network or of its mail host: each has them one after the other. */
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

/** Refuses who asks for codes too often. A device that signed in to the address before counts for itself alone. */
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
  // A network that stands for a device is counted where all are: in memory.
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
