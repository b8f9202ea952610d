/** Legal bases of processing. */
export type LegalBasis = 'consent' | 'contract' | 'law' | 'interest'

type Term = { days: number } | { years: number }

/**
 * Retention periods with their legal basis. The deletion tasks and the privacy page both use this table; the page's
 * messages state the purpose and the start of each period. Data whose period starts on a day is deleted on the last
 * day of the period.
 */
export const RETENTION = {
  session_idle: { days: 30, basis: 'contract' },
  session: { days: 90, basis: 'contract' },
  seen_browser: { days: 150, basis: 'interest' },
  author_mark: { years: 1, basis: 'interest' },
  raffle_contact: { days: 30, basis: 'consent' },
  claim: { days: 7, basis: 'interest' },
  claim_unopened: { days: 30, basis: 'interest' },
  sent_file: { days: 2, basis: 'contract' },
  replaced_picture: { days: 30, basis: 'contract' },
  application: { days: 183, basis: 'consent' },
  application_count: { days: 365, basis: 'interest' },
  asker_address: { days: 30, basis: 'consent' },
  asker_waiting: { days: 90, basis: 'consent' },
  unsent_message: { days: 7, basis: 'contract' },
  inbox: { days: 7, basis: 'contract' },
  alert_unanswered: { days: 7, basis: 'consent' },
  alert_stopped: { days: 30, basis: 'consent' },
  inquiry_evidence: { days: 7, basis: 'law' },
  inquiry_words: { days: 180, basis: 'law' },
  inquiry_count: { days: 730, basis: 'law' },
} as const satisfies Record<string, Term & { basis: LegalBasis }>

/** Backups are deleted after so many days; until then they still contain data erased in the meantime. */
export const BACKUP_DAYS = 30

export type RetentionKey = keyof typeof RETENTION
export const RETENTION_KEYS = Object.keys(RETENTION) as RetentionKey[]
