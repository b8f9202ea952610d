import type { ConsentSentence } from '#shared/rules/consent-text.ts'
import type { accounts as id } from '../id/accounts.ts'

const sentence: ConsentSentence = [
  { text: 'I agree to the ' },
  { text: 'Terms', page: 'terms' },
  { text: ' and the ' },
  { text: 'Privacy Policy', page: 'privacy' },
  { text: ', including that my e-mail address is kept for signing in and for news about this account.' },
]

export const accounts: typeof id = {
  login: {
    title: 'Sign in',
    description: 'Sign in with a six-digit code sent to your e-mail. No password.',
    lead: 'We send a six-digit code to your e-mail. No password needed.',
    other: 'No account yet?',
    otherLink: 'Create one',
    dialog: 'Sign in to go on',
    expired: 'Your session has ended. Sign in again; what you have written stays here.',
  },
  register: {
    title: 'Create an account',
    description: 'Create an account with an e-mail address. Your reviews are never stored with your account.',
    lead: 'An e-mail address is enough. An account opens all reviews; reviews that you write are not stored with it.',
    other: 'Have an account?',
    otherLink: 'Sign in',
  },
  noScript: 'Signing in and creating an account need JavaScript. Reading and searching work without it.',
  already: address => `You are signed in as ${address}.`,
  goOn: 'Go on',
  step: (now, of) => `Step ${now} of ${of}`,
  email: {
    step: 'E-mail address',
    label: 'E-mail address',
    hint: 'Only for signing in. It is never shown.',
    submit: 'Send code',
    empty: 'Write your e-mail address first.',
  },
  code: {
    step: 'Code',
    title: 'Enter the code',
    sentBefore: 'We sent a code to ',
    sentAfter: '. Not there yet? Look in the spam folder too.',
    label: 'Six-digit code',
    left: time => `Valid for ${time}`,
    submit: 'Go on',
    empty: 'Write all six digits.',
    resend: 'Send a new code',
    resendIn: seconds => `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    resent: 'A new code is on its way.',
    otherAddress: 'Change address',
    expired: 'This code has expired. Ask for a new one.',
  },
  consent: {
    step: 'Agreement',
    title: 'One more step',
    lead: 'This address has no account yet. Agree to this, and yours is ready.',
    sentence,
    newTab: 'opens in a new tab',
    submit: 'Create account',
  },
  failed: {
    offline: 'No connection. What you entered stays here; try again in a moment.',
    tooSoon: seconds => `Too often. Try again in ${waitEn(seconds)}.`,
    dialog: 'The sign-in form could not be loaded.',
  },
  done: 'You are signed in.',
  team: {
    title: 'Team sign-in',
    description: 'For the checking team only.',
    lead: 'We send a code to your team e-mail. Have your authenticator app at hand.',
    totp: { label: 'Authenticator code', hint: 'Six digits from the app on your phone.' },
    submit: 'Sign in',
    tabOnly: 'A team session is valid in this tab only, for 12 hours at most.',
  },
  inbox: {
    title: 'Local inbox',
    lead: 'Without a mail server, messages that would have been sent land here. This page opens only from this machine.',
    filter: 'Sent to',
    submit: 'Filter',
    all: 'All messages',
    refresh: 'Reload',
    empty: 'No messages yet.',
    emptyFor: address => `No messages for ${address} yet.`,
    to: 'To',
    loading: 'Loading messages',
  },
  codeMail: {
    subject: code => `${code} is your sign-in code`,
    body: code => `${code}

This is your sign-in code. It is valid for 5 minutes and works once.

Was it not you who asked? Ignore this message: without the code nobody can sign in. Never give the code to anyone, not even to someone who says they are from us.`,
  },
}

const waitEn = (seconds: number): string =>
  seconds < 120
    ? `${seconds} seconds`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`
