import { consentText } from '#shared/rules/consent-text.ts'
import { accounts as en } from '#shared/messages/en/accounts.ts'
import { accounts as id } from '#shared/messages/id/accounts.ts'
import type { Locale } from '#shared/locale.ts'
import { sha256 } from '#server/platform/crypto.ts'
import type { ConsentText } from './store.ts'

const WORDS = { id, en }

/** What a person agrees to when an account is made, as the form shows it in their language. */
export function termsConsent(locale: Locale): ConsentText {
  const body = consentText(WORDS[locale].consent.sentence)
  return { hash: sha256(body), purpose: 'terms', locale, body }
}
