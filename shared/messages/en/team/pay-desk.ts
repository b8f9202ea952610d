import type { pay as id, payDesk as idDesk } from '../../id/team/pay-desk.ts'

/** This desk's version of the texts that every desk has. */
export const payDesk: typeof idDesk = {
  tab: 'Pay',
  title: 'Held amounts of pay',
  acts: {
    pay_accepted: 'Pay accepted',
    pay_rejected: 'Pay rejected',
  },
  changed: 'Whoever sent it has just changed it; read it once more.',
  failed: 'The held amounts could not be loaded.',
  emptyTitle: 'No amount is held.',
  keys: [
    [['J', '↓'], 'next amount'],
    [['K', '↑'], 'previous amount'],
    [['A'], 'accept'],
    [['1', '…', '6'], 'choose a guideline'],
    [['T'], 'reject under the chosen guideline'],
    [['N'], 'write a note'],
    [['Ctrl', 'Enter'], 'reject, from within the note'],
    [['Esc'], 'leave the note'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const pay: typeof id = {
  order: 'in random order',
  kicker: 'Pay without a review',
  title: company => `Pay at ${company}`,
  none: 'Pay without a company',
  flags: { outlier: 'unusual', words: 'note marked' },
  why: {
    outlier:
      'Very few are paid this much or this little, and its sender has confirmed it. If it looks like a year’s pay or a wrong zero, reject it and ask in the note.',
    words: 'Screening marked the note, which the company’s pay page shows once it is accepted.',
  },
  closed: 'The amount stays closed: the note can be judged without it.',
  facts: {
    base: 'Base pay a month',
    allowances: 'Fixed allowances',
    thr: 'THR',
    bonus: 'Bonus',
    year: 'Year',
    department: 'Department',
    role: 'Role',
    jobType: 'Job type',
    years: 'Time in the role',
    city: 'Place',
  },
  perhaps: 'Perhaps meant as',
  comment: 'Note',
  noComment: 'No note.',
  decision: 'Decision',
  logged: 'The team’s history notes the guideline, the week and who decided, but not which pay it was.',
  accept: 'Accept',
  accepted: 'Accepted. It counts from next Monday.',
  rejected: guideline => `Rejected, guideline ${guideline}.`,
}
