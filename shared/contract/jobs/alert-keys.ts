import { MAIL_KINDS } from '../keys.ts'

/** Kinds of subscriptions, which need an e-mail address and no account, and their states. `asked` awaits the double opt-in. */
export const ALERT_KINDS = ['company', 'search', 'advice'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]
export const ALERT_STATES = ['asked', 'active', 'stopped'] as const
export type AlertState = (typeof ALERT_STATES)[number]
/** `asked`: outcome of a question or an answer, to its author's address. `applied`: outcome of an application, to the applicant. */
export const LETTER_KINDS = [...MAIL_KINDS, 'asked', 'applied'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
