import type { given as id } from '../../id/pay/given.ts'

/** Texts of the form for standalone pay, of the page after it, and of the amount that its code opens. */
export const given: typeof id = {
  company: {
    none: 'Not in our list. Try the official name on your payslip, or choose “Rather not say”.',
    unsaid: 'Rather not say',
    unsaidHint: 'Your pay still counts for the role and the place, without a company.',
    choose: 'Choose a company from the list, or “Rather not say”.',
  },
  role: {
    label: 'Role',
    hint: 'Choose the closest one.',
    other: 'My role is not listed, choose a department instead',
    back: 'Choose a role from the list',
  },
  city: 'Where you work.',
  year: { label: 'Pay of which year?' },
  draft: {
    wipeBody: 'Your entries will be gone from this browser and cannot be brought back.',
  },
  send: {
    button: 'Send my pay',
    signInFirst: 'Sign in and send',
    signIn:
      'You sign in so that your browser gets a key, and each person counts once. Your pay itself is sent without your account.',
    signedIn:
      'Pay is sent without your account. Your browser proves that it holds the key of one of our accounts, and not which.',
    exists: 'You had already given your pay for that year, and the first one counts.',
    toMine: 'To “My review”',
  },
  thanks: {
    title: 'Thank you. We have your pay.',
    earlier: 'What reached us is what you sent first.',
    codeTitle: 'Your pay’s code',
    explain: 'It shows, changes or withdraws your pay; we do not keep it and cannot send it again.',
    file: (code, address) =>
      `KerjaJujur pay code\n\n${code}\n\nOpen ${address} and enter this code to see, change or withdraw your pay.\nAnybody who has this code can do so. We do not keep it.\n`,
    fileName: 'pay-code.txt',
    leave: 'It is shown on this page only. Without it you cannot change or withdraw your pay.',
    held: 'Our team looks at it first, because the amount is unusual or the note was marked.',
    steps: [
      [
        'It waits for Monday.',
        'Pay figures are worked out once a week, so that their timing points to nobody.',
      ],
      ['It is never shown by itself.', 'A group appears from five people on, and only as a range.'],
      [
        'One amount a year counts.',
        'If you had already given your pay here for that year, the first one counts. “My review” says so from Monday on, so that somebody else who can open your email cannot find out now just by asking.',
      ],
    ],
  },
  own: {
    about: 'Your pay at',
    aboutUnsaid: 'Your pay',
    unsaid: 'without a company',
    unnamedCompany: 'pay without a company',
    ofCompany: company => `pay at ${company}`,
    show: company => `Show pay ${company}`,
    states: {
      waiting: [
        'Waiting for Monday',
        'From then on it is part of a figure as soon as there is enough other pay.',
      ],
      held: ['Our team looks at it first', 'The amount is unusual, or the note was marked.'],
      rejected: ['Not accepted', 'This amount does not count.'],
      counted: [
        'In the weekly count',
        'New pay joins the figures five or more at a time, from different weeks, so yours may still be waiting for others.',
      ],
      set_aside: [
        'Not counted: there was a first one',
        'You had already given your pay for that company and year, with this form or with a review. What you entered here has been deleted; the first one can be changed with its code.',
      ],
      withdrawn: ['You have withdrawn it', 'Your pay has been deleted; the figures follow on Monday.'],
    },
    else: 'Sure that you had not? Somebody else may be able to open your email. Give your pay with an address that only you hold.',
    rounded: 'Without a company only pay and allowances together are kept, rounded to IDR 100,000.',
    changing:
      'If you change it, the new amount has to wait for at least five other people’s new pay, and the figure of its group may be blank until then.',
    tooOld: 'Only this year’s and last year’s pay can be changed. You can still withdraw this one.',
    what: 'What you gave',
    year: 'Year',
    edit: 'Change pay',
    editRejected: 'Change and send again',
    withdraw: 'Withdraw this pay',
    withdrawTitle: 'Withdraw this pay?',
    withdrawBody: 'Your pay is deleted; the figures follow on Monday. This cannot be undone.',
    withdrawAfter:
      'After that this code can be used once more, to give new pay for the same company and year.',
    withdrawn: 'Your pay has been withdrawn and deleted.',
    giveAgain: 'Give new pay',
    stillFor: 'This code can still be used once, to give new pay for the same company and year.',
    editing: {
      title: 'Change your pay',
      lead: 'What you send replaces the old amount and waits for Monday.',
      leadCounted: 'What you send replaces the old amount, which leaves the count at once.',
      send: 'Send changes',
      back: 'Do not change',
      sent: 'We have received your changes.',
      fixed: (company, year) => `Your pay at ${company}, ${year}`,
      fixedUnsaid: year => `Your pay without a company, ${year}`,
      changed: 'Something changed meanwhile. Open the pay again and change it once more.',
    },
  },
}
