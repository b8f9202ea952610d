import type { memberships as id } from '../../id/team/memberships.ts'

/** Texts of the list of subscriptions; part of `team`. */
export const memberships: typeof id = {
  lead: 'Those that end first come first.',
  none: 'Nobody speaks for a company yet.',
  failed: 'The subscriptions could not be loaded.',
  states: { trial: 'trial', standard: 'standard', active: 'active', expired: 'expired' },
  since: day => `since ${day}`,
  until: day => `until ${day}`,
  acts: { extend: 'Extend by a month', activate: 'Activate for a year', standard: 'Set to standard' },
  sure: {
    extend: company => `Extend ${company}’s subscription?`,
    activate: company => `Activate ${company} for a year?`,
    standard: company => `Set ${company} to standard?`,
  },
  means: {
    extend: 'It lasts one month longer, and its owners are told by email.',
    activate:
      'A year from today, or after the year that still runs; vacancies included, and its owners are told by email.',
    standard: 'Free indefinitely, but without job posts; its owners are told by email.',
  },
  keep: 'Cancel',
  done: company => `${company}’s subscription is changed.`,
  conflict: 'A colleague has just changed it.',
}
