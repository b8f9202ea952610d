import { mac } from '#server/platform/crypto.ts'
import type { Config } from '#server/platform/config.ts'
import type { Counted, Limits, Rule } from '#server/platform/limits.ts'
import { fail } from '#server/platform/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { RESEND_SECONDS } from './code.ts'

const HOUR = 3600
const DAY = 24 * HOUR

const AGAIN: Rule = { name: 'code-again', most: 1, seconds: RESEND_SECONDS }
const ADDRESS_HOUR: Rule = { name: 'code-address-hour', most: 5, seconds: HOUR }
const ADDRESS_DAY: Rule = { name: 'code-address-day', most: 10, seconds: DAY }
const DEVICE_HOUR: Rule = { name: 'code-device-hour', most: 10, seconds: HOUR }
const DEVICE_DAY: Rule = { name: 'code-device-day', most: 30, seconds: DAY }
/** Loose: thousands of phones share one network address in Indonesia. */
const NETWORK_HOUR: Rule = { name: 'code-network-hour', most: 600, seconds: HOUR }
const TRIES_NETWORK: Rule = { name: 'try-network-hour', most: 3000, seconds: HOUR }
/** Four codes' worth of wrong tries at one address; its owner's known devices are not bound by strangers' tries. */
const WRONG_DAY: Rule = { name: 'wrong-address-day', most: 20, seconds: DAY }

type Room = { parts: Pick<Parts, 'config' | 'log'>; limits: Limits }
export type Asker = { kind: string; address: Buffer; device: string; network: string; knownDevice: boolean }

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
export function whatsAppBudget({ limits, parts }: Room, knownDevice: boolean): Counted[] {
  const of = [knownDevice ? 'known' : 'new']
  const budget = whatsAppRules(parts.config).map(rule => ({ rule, of }))
  const wait = limits.waitFor(...budget)
  if (wait === undefined) return budget
  const quiet = limits.take({ rule: ALARM, of }) !== undefined
  if (!quiet) parts.log.info('whatsapp budget used up', { devices: of.join(), seconds: wait })
  return fail('whatsapp_busy', { retryAfterSeconds: wait })
}

/** Refuses who asks for codes too often. A device that signed in to the address before counts for itself alone. */
export function limitCodes(
  limits: Limits,
  { kind, address, device, network, knownDevice }: Asker,
  budget: Counted[] = [],
): void {
  const target = knownDevice ? [kind, address, device] : [kind, address]
  const wait =
    (knownDevice ? undefined : limits.waitFor(wrongAt(kind, address))) ??
    limits.take(
      { rule: AGAIN, of: [kind, address, device] },
      { rule: ADDRESS_HOUR, of: target },
      { rule: ADDRESS_DAY, of: target },
      { rule: DEVICE_HOUR, of: [device] },
      { rule: DEVICE_DAY, of: [device] },
      { rule: NETWORK_HOUR, of: [network] },
      ...budget,
    )
  if (wait !== undefined) fail('rate_limited', { retryAfterSeconds: wait })
}

export function limitTries(limits: Limits, network: string): void {
  const wait = limits.take({ rule: TRIES_NETWORK, of: [network] })
  if (wait !== undefined) fail('rate_limited', { retryAfterSeconds: wait })
}

export const wrongAt = (kind: string, address: Buffer): Counted => ({ rule: WRONG_DAY, of: [kind, address] })

/** A browser's random token as it is kept: told again, never read. */
export const deviceMac = (key: Buffer, device: string): Buffer => mac(key, 'device', device)
