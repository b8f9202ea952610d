import type { forms as id } from '../../id/forms/forms.ts'

/** Texts of the room `forms`, which all forms with several steps share. */
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
    exit: 'Not listed? Write it yourself.',
    found: count => `${count} ${count === 1 ? 'match' : 'matches'}.`,
    keys: 'Use the up and down arrows.',
    failed: 'The list could not be loaded.',
    retry: 'Try again',
  },
  stopped: {
    line: 'Your line broke. As soon as it is back, we go on from here.',
    server: 'Our server is busy. In a moment we go on from here.',
    over: 'Our server is still busy. What was sent is not lost: go on from here in a while.',
    again: 'Go on now',
  },
  draft: {
    saved: time => `Draft saved in this browser only, at ${time}.`,
    notSaved: 'This browser does not let us save a draft. Do not close this page before sending.',
    elsewhere: time => `Another tab changed this at ${time}. What you see here is what will be sent.`,
    empty: 'What you fill in is saved in this browser only, until you send it.',
    wipe: 'Delete this draft',
    wipeTitle: 'Delete this draft?',
    wipeBody: 'Everything you filled in is deleted from this browser and cannot be brought back.',
    wipeYes: 'Delete draft',
    wiped: 'Draft deleted.',
    keep: 'Keep it',
  },
}
