import type { thr as id } from '../../id/calculators/thr.ts'

/** Texts of the calculator of THR. */
export const thr: typeof id = {
  fields: {
    wage: {
      label: 'Monthly wage',
      hint: 'Base pay and fixed allowances. Paid by the day or the piece: the average month of the last twelve, or since you began.',
    },
    months: {
      label: 'How long you have worked there by the holiday, without a break',
      hint: 'Count whole months only.',
      none: 'Less than a month',
      count: count => `${count} ${count === 1 ? 'month' : 'months'}`,
      year: '12 months or more',
    },
    paid_by: {
      label: 'You are paid',
      month: 'By the month',
      day: 'By the day',
      piece: 'By the piece',
    },
    holiday: {
      label: 'Date of your holiday',
      hint: 'It only sets the last day for paying; the amount is the same for any holiday.',
      mistake: 'Choose a date that is in the calendar.',
    },
  },
  kicker: 'THR',
  for: (wage, months) => `${wage}, ${months}`,
  yours: 'The THR you are due',
  figure: {
    spoken: months => `${months} of 12 months.`,
    whole: 'Twelve whole months: one month’s wage. Working longer adds nothing.',
    share: (months, left) => `${months} of twelve months are whole. Each is worth ${left}.`,
    none: 'It is not a whole month yet, so the company does not have to pay THR.',
  },
  numbers: ['None', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten', 'Eleven'],
  lines: {
    wage: { name: 'Monthly wage', how: 'base pay and fixed allowances' },
    average: { name: 'Monthly wage', how: 'the average that you wrote' },
    whole: { name: 'THR', how: '1 × a month’s wage' },
    share: { name: 'THR', how: (months, wage) => `${months}/12 × ${wage}, rounded to whole rupiah` },
    none: { name: 'THR', how: 'less than a month of service' },
  },
  when: {
    title: 'When it is paid',
    day: day => `At the latest on ${day}.`,
    rule: 'At the latest seven days before the holiday.',
    late: 'If it is late',
    fine: 'The company’s fine',
    fineHow: (rate, base) => `${rate} × ${base}, once`,
    still: 'The THR itself still has to be paid in full.',
    goesTo: 'The fine goes to the workers’ welfare, not to you.',
    sanctions:
      'If it is not paid, the company can be warned in writing, limited in its business, stopped in its production, and frozen in the end.',
  },
  rulesTitle: 'The rules',
  rules: {
    who: ['Who is due it', 'Permanent and contract workers with a month of service or more without a break.'],
    yearly: ['Any holiday', 'Once a year, before the holiday of your own religion. The amount is the same.'],
    twice: [
      'A holiday twice a year',
      'If your holiday falls twice in one calendar year, THR is due for each.',
    ],
    wage: [
      'Which wage counts',
      'The wage without allowances, or base pay with fixed allowances. Meals or transport that depend on attendance do not count.',
    ],
    daily: [
      'Paid by the day',
      'A month’s wage is the average of the last twelve months. Before twelve: the average since you began, times months over twelve.',
    ],
    piece: [
      'Paid by the piece',
      'A month’s wage is the average of the last twelve months before the holiday.',
    ],
    inRupiah: ['In money', 'Paid in rupiah, not in goods.'],
    inFull: ['In full', 'Paid at once, not in instalments.'],
    higher: [
      'If your agreement is better',
      'A contract, company rule or custom that gives more still holds.',
    ],
    permanentEnded: [
      'Permanent work that ended',
      'If it ended within 30 days before the holiday, THR is still due.',
    ],
    contractEnded: ['A contract that ran out', 'If the contract ended before the holiday, no THR is due.'],
    transfer: [
      'Moved to another company, service counted on',
      'If the old company did not pay it, the new one does.',
    ],
    tax: [
      'Tax on it',
      'THR is income of the month in which it is paid, so that month’s tax rate may be higher.',
    ],
  },
  unknown: [
    [
      'A month that is not whole',
      'The rules that we have read do not say how months are rounded. Some companies count by the day, which can come out a little higher.',
    ],
    ['What was agreed with you', 'Contracts, company rules and collective agreements may give more.'],
    ['A wage that changes', 'If your pay rises shortly before the holiday, ask which month’s wage is used.'],
    ['Tax and deductions', 'The amount above is before PPh 21. Employees who pay tax receive a little less.'],
  ],
  net: 'Work out your take-home pay',
}
