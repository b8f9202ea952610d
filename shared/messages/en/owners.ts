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
    tabs: { ownerHome: 'Home' },
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
