import { notTaken } from '../pay/not-taken.ts'
import type { amount as id } from '../../id/calculators/amount.ts'

/** Texts of a field for monthly pay in a simple form. */
export const amount: typeof id = {
  read: amount => `We read ${amount} a month.`,
  readYear: (year, month) => `We read ${year} a year, which is ${month} a month.`,
  chooseMeaning: 'Which one do you mean?',
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
    ...notTaken,
    empty: 'Write the amount first, for example 9 million.',
    millions: 'The unit is missing. Write “million” or “thousand” too.',
    too_low: limit => `At least ${limit} a month. If you mean millions, write “million”.`,
    too_high: limit => `At most ${limit} a month.`,
  },
}
