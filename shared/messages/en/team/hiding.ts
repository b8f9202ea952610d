import type { hiding as id, hidingDesk as idDesk } from '../../id/team/hiding.ts'

/** This desk's version of the texts that every desk has. */
export const hidingDesk: typeof idDesk = {
  tab: 'Hidden',
  title: 'Hidden by companies',
  acts: {
    hidden: 'Hidden by the company',
    returned: 'Shown again',
  },
  failed: 'What is hidden could not be loaded.',
  emptyTitle: 'Nothing is hidden.',
  keys: [
    [['J', '↓'], 'next'],
    [['K', '↑'], 'previous'],
    [['1', '…', '6'], 'choose the guideline that was broken'],
    [['T'], 'remove the review or comment'],
    [['B'], 'show it again'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const hiding: typeof id = {
  about: company => `Hidden by ${company}`,
  before: 'This is how readers saw it before.',
  review: 'Review',
  comment: 'Salary comment',
  order: 'soonest to reappear first',
  title: 'The company’s claim',
  says: 'According to the company',
  words: 'The part it means',
  noWords: 'Not said.',
  until: 'Comes back by itself',
  ends: day => `until ${day}`,
  history: 'Its history',
  uphold: 'Remove',
  upholdBy: guideline => `Remove, guideline ${guideline}`,
  dismiss: 'Show again',
  upholdTells: guideline =>
    `After that, readers see that the team removed it under guideline ${guideline}, and its ratings no longer count.`,
  once: 'What is shown again cannot be hidden by the company a second time.',
  upheld: (company, guideline) => `Removed from the page of ${company}, guideline ${guideline}.`,
  dismissed: 'Shown to everyone again.',
}
