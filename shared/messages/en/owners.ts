import type { owners as id } from '../id/owners.ts'

/** Words of the room `owners`: a company's side. */
export const owners: typeof id = {
  login: {
    title: 'Company sign-in',
    description: 'Sign in to the company area with e-mail and password.',
    lead: 'With your work e-mail and password. A reader’s account does not open this.',
    email: { label: 'Work e-mail', empty: 'Enter your work e-mail first.' },
    password: { label: 'Password', empty: 'Enter your password first.' },
    submit: 'Sign in',
    expired: 'Your company’s subscription has expired.',
    expiredHow: 'Contact company support to reactivate it:',
    expiredKept: 'Readers still see your profile, your replies and your reviews.',
    already: company => `You are signed in for ${company}.`,
    goOn: 'To the company area',
  },
  password: {
    forgot: 'Forgot your password?',
    reset: {
      title: 'New password',
      description: 'Ask for a link to choose a new password.',
      lead: 'We send a link to your work e-mail. It is valid for 30 minutes and works once.',
      submit: 'Send the link',
      sent: email =>
        `If ${email} speaks for a company here, the link is on its way. Not there yet? Look into the spam folder, too.`,
      back: 'Back to the sign-in',
    },
    change: {
      title: 'Change password',
      description: 'Choose a password for the company area.',
      current: 'Present password',
      next: {
        label: 'New password',
        hint: 'At least 12 characters. A short sentence is easier to remember.',
      },
      show: 'Show the password',
      submit: 'Save the password',
      ends: 'All sessions end, this one too; sign in again with the new password.',
      empty: 'Fill this in first.',
      short: 'At least 12 characters.',
      again: 'Ask for a new link',
    },
    changed: {
      title: 'Your password is changed.',
      description: 'The password of the company area is changed.',
      body: 'All sessions have ended. Sign in again with the new password.',
      signIn: 'Sign in',
    },
  },
  failed: {
    offline: 'No connection. Check it and try again.',
    tooSoon: seconds =>
      seconds < 90
        ? `Too many tries. Try again in ${seconds} seconds.`
        : `Too many tries. Try again in ${Math.ceil(seconds / 60)} minutes.`,
  },
  area: {
    name: 'Company area',
    description: 'Where a company works.',
    tabs: { ownerReviews: 'Reviews', ownerHome: 'Home' },
    seePublic: 'See the public page',
    logout: 'Sign out',
    noScript: 'The company area needs JavaScript. Turn it on, then reload this page.',
    toSite: 'To the public site',
    loading: 'Loading …',
    again: 'Try again',
    failed: 'This page could not be loaded.',
    refused: 'Your subscription does not include this part now.',
  },
  home: {
    title: 'Home',
    nobodyWaits: 'Nobody is waiting.',
    subscription: 'Subscription',
    states: {
      trial: until => `Trial, free until ${until}.`,
      standard: () => 'Standard account, free.',
      active: until => `Yearly subscription, until ${until}.`,
      expired: until => `Expired on ${until}.`,
    },
    absent: 'What is not here',
    absentWhy: 'Who reads your profile, and who writes. We do not keep it, so we cannot show it.',
  },
}
