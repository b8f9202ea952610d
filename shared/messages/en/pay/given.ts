import type { given as id } from '../../id/pay/given.ts'

/** Words of the form for pay alone, what comes after it, and the amount that its code opens. */
export const given: typeof id = {
  company: {
    none: 'Not in our list yet. Try the official name on your payslip. Still not there? Choose “Rather not say”.',
    unsaid: 'Rather not say',
    unsaidHint: 'Your pay still counts for the role and the place, without a company.',
    choose: 'Choose a company from the list, or “Rather not say”.',
  },
  role: {
    label: 'Role',
    hint: 'Type its name, then choose the closest one.',
    other: 'My role is not listed, choose a department instead',
    back: 'Choose a role from the list',
  },
  city: 'Where you work. Type, then choose.',
  year: { label: 'Pay of which year?' },
  draft: {
    wipeBody: 'Your entries will be gone from this browser and cannot be brought back.',
  },
  send: {
    button: 'Send my pay',
    signInFirst: 'Sign in and send',
    signIn:
      'To send, sign in first, so that each person counts once. Your account is not stored with your pay.',
    signedIn: 'Your account is only used so that each person counts once. Your pay is sent without it.',
    exists: 'You had already given your pay for that year, and the first one counts.',
    toMine: 'To “My review”',
  },
  thanks: {
    title: 'Thank you. We have your pay.',
    earlier: 'What reached us is what you sent first.',
    codeTitle: 'Your pay’s code',
    explain:
      'We do not keep it and cannot send it again. With this code you can see, change or withdraw your pay at any time.',
    file: (code, address) =>
      `KerjaJujur pay code\n\n${code}\n\nOpen ${address} and enter this code to see, change or withdraw your pay.\nAnybody who has this code can do so. We do not keep it.\n`,
    fileName: 'pay-code.txt',
    leave:
      'The code is shown on this page only. Without it you cannot change or withdraw your pay, and we cannot send it again.',
    held: 'Our team looks at it first, because the amount is unusual or the note was marked. You will find the outcome in “My review”.',
    steps: [
      [
        'It waits for Monday.',
        'Pay figures are worked out once a week, so that their timing points to nobody.',
      ],
      [
        'It is never shown by itself.',
        'A group appears only once at least five people have given their pay, and then only as a range.',
      ],
      [
        'One amount a year counts.',
        'If you had already given your pay here for that year, the first one stands. “My review” says so from Monday on. If it were said now, anybody who can open your email could simply ask.',
      ],
    ],
  },
  own: {
    about: 'Your pay at',
    aboutUnsaid: 'Your pay',
    unsaid: 'without a company',
    keptUnsaid: 'pay without a company',
    kept: company => `pay at ${company}`,
    show: company => `Show pay ${company}`,
    states: {
      waiting: [
        'Waiting for Monday',
        'On Monday it joins the weekly count, and is part of a figure as soon as enough other pay stands beside it. You may change or withdraw it.',
      ],
      held: [
        'Our team looks at it first',
        'The amount is unusual, or the note was marked. After that it waits for Monday. You may change or withdraw it.',
      ],
      rejected: ['Not accepted', 'This amount does not count. You may change it and send it again.'],
      counted: [
        'In the weekly count',
        'Every Monday your pay is part of the figures that have enough people. New pay joins them three or more at a time, from different weeks, so yours may still be waiting for others.',
      ],
      set_aside: [
        'Not counted: there was a first one',
        'You had already given your pay for that company and year, with this form or with a review. The first one stands; what you entered here has been deleted. Want to replace it? Change the first one with its code.',
      ],
      withdrawn: ['You have withdrawn it', 'Your pay has been deleted. The figures shown follow on Monday.'],
    },
    else: 'Sure that you had not? Somebody else may be able to open your email. Give your pay with an address that only you hold.',
    rounded: 'Without a company only pay and allowances together are kept, rounded to IDR 100,000.',
    changing:
      'If you change it, the new amount has to wait for at least three other people’s new pay, and the figure of its group may be blank until then.',
    tooOld:
      'Pay as old as this can no longer be changed: only this year’s and last year’s can be given, and figures are of those two. Only the comparison of a role over the years still uses it. You can still withdraw it.',
    what: 'What you gave',
    year: 'Year',
    edit: 'Change pay',
    editRejected: 'Change and send again',
    withdraw: 'Withdraw this pay',
    withdrawTitle: 'Withdraw this pay?',
    withdrawBody:
      'Your pay is deleted and no longer counts. Figures already shown follow on Monday. This cannot be undone.',
    withdrawAfter:
      'After that this code can be used once more, to give new pay for the same company and year.',
    withdrawn: 'Your pay has been withdrawn and deleted.',
    giveAgain: 'Give new pay',
    stillFor: 'This code can still be used once, to give new pay for the same company and year.',
    editing: {
      title: 'Change your pay',
      lead: 'What you send replaces the old amount and waits for Monday. The code stays the same.',
      leadCounted:
        'What you send replaces the old amount, which leaves the count at once. The new one is part of its group’s figure again after at least three others have given new pay there; until then that figure may be blank. The code stays the same.',
      send: 'Send changes',
      back: 'Do not change',
      sent: 'We have received your changes.',
      fixed: (company, year) => `Your pay at ${company}, ${year}`,
      fixedUnsaid: year => `Your pay without a company, ${year}`,
      changed: 'Something changed meanwhile. Open the pay again and change it once more.',
    },
  },
}
