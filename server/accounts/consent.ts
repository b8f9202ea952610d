import { consentText } from '#shared/rules/consent-text.ts'
import { accounts as en } from '#shared/messages/en/accounts/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { open, seal, sha256 } from '#server/platform/crypto.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import type { ConsentEvent, ConsentText } from './store.ts'

const WORDS = { id, en }

/** The text that a person agrees to when an account is made, as the form shows it in their language. */
export function termsConsent(locale: Locale): ConsentText {
  const body = consentText(WORDS[locale].consent.sentence)
  return { hash: sha256(body), purpose: 'terms', locale, body }
}

export const consentContext = (eventId: string): string => `identity.consent_event.sealed:${eventId}`

export const openConsent = (secrets: Secrets, event: ConsentEvent): AgreedTo =>
  JSON.parse(open(secrets.field, event.sealed, consentContext(event.id))) as AgreedTo

/** `text`: the hash of the text, in hex. */
type AgreedTo = { text: string; locale: Locale; day: string }

/**
 * Encrypts the text's hash, the language and the day of a consent, because by language and day an account would point
 * at reviews.
 */
export const sealConsent = (
  secrets: Secrets,
  eventId: string,
  { hash, locale }: ConsentText,
  day: string,
): Buffer =>
  seal(secrets.field, JSON.stringify({ text: hash.toString('hex'), locale, day }), consentContext(eventId))
