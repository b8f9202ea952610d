import type { forms as id } from '../id/forms.ts'

/** Words of the room `forms`: what every form of several steps says, whatever it asks. */
export const forms: typeof id = {
  step: (now, of) => `Step ${now} of ${of}`,
  back: 'Back',
  next: name => `Next: ${name}`,
  toLast: 'Back to the summary',
  sending: 'Sending …',
  loading: 'Loading …',
  optional: 'optional',
  counter: (used, limit) => `${used} of ${limit}`,
  combobox: {
    loading: 'Searching …',
    none: 'Nothing matches. Try another spelling.',
    found: count => `${count} ${count === 1 ? 'match' : 'matches'}.`,
    keys: 'Use the up and down arrows.',
    failed: 'The list could not be loaded.',
    retry: 'Try again',
  },
  draft: {
    saved: time => `Draft saved in this browser only, at ${time}.`,
    notSaved: 'This browser does not let us save a draft. Do not close this page before sending.',
    empty: 'What you fill in is saved in this browser only, until you send it.',
    wipe: 'Delete this draft',
    wipeTitle: 'Delete this draft?',
    wipeBody: 'Everything you filled in is deleted from this browser and cannot be brought back.',
    wipeYes: 'Delete draft',
    wiped: 'Draft deleted.',
    keep: 'Keep it',
  },
  pay: {
    read: amount => `We read ${amount} a month.`,
    readYear: (year, month) => `We read ${year} a year, which is ${month} a month.`,
    meant: 'Which one do you mean?',
    month: amount => `${amount} a month`,
    as: {
      month: 'really for one month',
      year: 'what I wrote is for a year',
      fewer_zeros: 'I typed a zero too many',
      more_zeros: 'I left out a zero',
      thousands: 'in thousands',
      millions: 'in millions',
    },
    ask: {
      high: 'This is unusual for one month. Choose what you mean, or correct it.',
      low: 'This is unusual for one month. Choose what you mean, or correct it.',
      unit: 'The unit is missing. Choose what you mean, or write “million”.',
    },
    wrong: {
      empty: 'Write the amount first, for example 9 million.',
      currency: 'This is reckoned in rupiah. Write the amount in rupiah, at the rate on your payslip.',
      unclear: 'Write the amount in figures, for example 9 million or 9,000,000.',
      too_low: limit => `At least ${limit} a month.`,
      too_high: limit => `At most ${limit} a month.`,
    },
  },
}
