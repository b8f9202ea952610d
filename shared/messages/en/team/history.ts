import type { history as id } from '../../id/team/history.ts'

/** Texts of the history of the team's and companies' actions; part of `team`. */
export const history: typeof id = {
  lead: 'What the team decided and companies did, newest week first, in random order within a week. Changes of articles and FAQ are in their own histories.',
  failed: 'The history could not be loaded.',
  none: 'No actions yet.',
  caption: 'What the team and companies did',
  columns: ['Week', 'Action', 'About', 'Guideline', 'By'],
  acts: {
    membership_extended: 'Subscription extended',
    membership_activated: 'Subscription activated for a year',
    membership_standard: 'Subscription set to standard',
    officer_added: 'Officer added',
    officer_removed: 'Officer removed',
  },
  guideline: (number, name) => `${number}, ${name.toLowerCase()}`,
  companyGone: 'a company that no longer exists',
  letters: {
    contact: ticket => `message ${ticket}`,
    takedown: ticket => `takedown request ${ticket}`,
    right: ticket => `data request ${ticket}`,
  },
  payUnsaid: 'which pay is not on record',
  noHeadline: 'the review (headline not shown)',
  others: { team: 'not on record', owner: 'the company', system: 'by itself' },
  onlyThis: '(only about this)',
  filter: 'Filter',
  oneOnly: 'Only about one thing',
  all: 'Remove the filter:',
  pages: 'Pages of the history',
}
