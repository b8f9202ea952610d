import type { amount as id } from '../../id/calculators/amount.ts'

/** Words of a field for a month's pay in a plain form. */
export const amount: typeof id = {
  read: amount => `We read ${amount} a month.`,
  readYear: (year, month) => `We read ${year} a year, which is ${month} a month.`,
  meant: 'Which one do you mean?',
  month: amount => `${amount} a month`,
  as: {
    month: 'really for one month',
    year: 'what I wrote is for a year',
    zero_many: 'I typed a zero too many',
    zero_few: 'I left out a zero',
    unit: 'in millions',
  },
  ask: 'This is unusual for one month. Choose what you mean, or correct it.',
  wrong: {
    empty: 'Write the amount first, for example 9 million.',
    foreign: 'This is reckoned in rupiah. Write the amount in rupiah, at the rate on your payslip.',
    hourly: 'Write the amount for a month, not for an hour, a day or a week.',
    net: 'Write the amount before tax and BPJS, without the word “net”.',
    range: 'Write one amount. If it differs from month to month, take the middle.',
    millions: 'The unit is missing. Write “million” or “thousand” too.',
    unclear: 'Write the amount in figures, for example 9 million or 9,000,000.',
    too_low: limit => `At least ${limit} a month. If you mean millions, write “million”.`,
    too_high: limit => `At most ${limit} a month.`,
  },
}
