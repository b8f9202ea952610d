import { MAIL_KINDS } from '../keys.ts'

/** Kinds of subscriptions, which need an e-mail address and no account, and their states. `unconfirmed` awaits the double opt-in. */
export const ALERT_KINDS = ['company', 'search', 'advice'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]
export const ALERT_STATES = ['unconfirmed', 'active', 'stopped'] as const
export type AlertState = (typeof ALERT_STATES)[number]
/** `own_message`: outcome of a question or an answer, to its author's address. `own_application`: outcome of an application, to the applicant. */
export const LETTER_KINDS = [...MAIL_KINDS, 'own_message', 'own_application'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
