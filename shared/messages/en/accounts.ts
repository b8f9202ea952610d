import type { ConsentSentence } from '#shared/rules/consent-text.ts'
import type { accounts as id } from '../id/accounts.ts'

const sentence: ConsentSentence = [
  { text: 'I agree to the ' },
  { text: 'Terms', page: 'terms' },
  { text: ' and the ' },
  { text: 'Privacy Policy', page: 'privacy' },
  {
    text: ', including that my e-mail address or WhatsApp number is kept for signing in and for news about this account.',
  },
]

export const accounts: typeof id = {
  login: {
    title: 'Sign in',
    description: 'Sign in with a six-digit code. No password.',
    lead: 'We send a six-digit code. No password needed.',
    other: 'No account yet?',
    otherLink: 'Create one',
    dialog: 'Sign in to continue',
    expired: 'Your session has ended. Sign in again; what you have written stays here.',
  },
  register: {
    title: 'Create an account',
    description:
      'Create an account without a name or a password. Your reviews are never stored with your account.',
    lead: 'No name, no password. An account opens all reviews; reviews that you write are not stored with it.',
    other: 'Have an account?',
    otherLink: 'Sign in',
    dialog: 'Create an account to continue',
  },
  noScript: 'Signing in and creating an account need JavaScript. Reading and searching work without it.',
  already: address => `You are signed in as ${address}.`,
  goOn: 'Continue',
  step: (now, of) => `Step ${now} of ${of}`,
  address: { step: 'Where to send the code', choice: 'Send the code by' },
  email: {
    channel: 'E-mail',
    label: 'E-mail address',
    hint: 'Only for signing in. It is never shown.',
    submit: 'Send code',
    empty: 'Enter your e-mail address first.',
  },
  whatsapp: {
    channel: 'WhatsApp',
    label: 'WhatsApp number',
    hint: 'Only for signing in. It is never shown. In Indonesia a mobile number is registered to its owner’s identity number (NIK); an e-mail address is not.',
    empty: 'Enter your WhatsApp number first.',
    understood: number => `We read: ${number}`,
  },
  code: {
    step: 'Code',
    title: 'Enter the code',
    sent: {
      email: { before: 'We sent a code to ', after: '. Not there yet? Look in the spam folder too.' },
      whatsapp: { before: 'We sent a code by WhatsApp to ', after: '.' },
    },
    label: 'Six-digit code',
    left: time => `Valid for ${time}`,
    submit: 'Continue',
    empty: 'Enter all six digits.',
    resend: 'Send a new code',
    resendIn: seconds => `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    resent: 'A new code is on its way.',
    otherAddress: 'Send it elsewhere',
    expired: 'This code no longer works. Ask for a new one.',
  },
  consent: {
    step: 'Agreement',
    title: 'One more step',
    lead: 'This address or number has no account yet. Agree to this, and yours is ready.',
    sentence,
    newTab: 'opens in a new tab',
    submit: 'Create account',
  },
  failed: {
    offline: 'No connection. What you entered stays here; try again in a moment.',
    tooSoon: seconds => `That was too often. Try again in ${waitEn(seconds)}.`,
    dialog: 'The sign-in form could not be loaded.',
  },
  done: 'You are signed in.',
  team: {
    title: 'Team sign-in',
    description: 'For the checking team only.',
    lead: 'We send a code to your team e-mail. Have your authenticator app at hand.',
    totp: { label: 'Authenticator code', hint: 'Six digits from the app on your phone.' },
    submit: 'Sign in',
    ended:
      'Your session has ended. Sign in again and go on where you were; what you had begun is still there.',
    tabOnly: 'A team session is valid in this tab only, for 12 hours at most.',
  },
  inbox: {
    title: 'Local inbox',
    lead: 'There is no mail server and no WhatsApp here yet, so messages that would be sent arrive here instead. This page opens only on this computer.',
    filter: 'Address or number',
    submit: 'Filter',
    all: 'All messages',
    refresh: 'Reload',
    empty: 'No messages yet.',
    emptyFor: address => `No messages for ${address} yet.`,
    to: 'to',
    loading: 'Loading messages',
  },
  codeWhatsApp: {
    subject: code => `${code} is your sign-in code`,
    body: code =>
      `${code} is your sign-in code. It is valid for 5 minutes. For your security, do not give this code to anyone.`,
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
