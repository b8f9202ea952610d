import { MAIL_KINDS } from '../keys.ts'

/** What somebody may be told of by an address alone, and how it stands with that. */
export const ALERT_KINDS = ['company', 'search', 'advice'] as const
export type AlertKind = (typeof ALERT_KINDS)[number]
export const ALERT_STATES = ['asked', 'active', 'stopped'] as const
export type AlertState = (typeof ALERT_STATES)[number]
/** `asked`: what became of a question or an answer, to whoever left an address for it. `applied`: of applications, to who sent them. */
export const LETTER_KINDS = [...MAIL_KINDS, 'asked', 'applied'] as const
export type LetterKind = (typeof LETTER_KINDS)[number]
