import type { ConsentSentence } from '#shared/rules/consent-text.ts'
import type { accounts as id } from '../../id/accounts/accounts.ts'

const sentence: ConsentSentence = [
  { text: 'I agree to the ' },
  { text: 'Terms', page: 'terms' },
  { text: ' and the ' },
  { text: 'Privacy Policy', page: 'privacy' },
  {
    text: ', including that my email address or WhatsApp number is kept for signing in.',
  },
]

export const accounts: typeof id = {
  login: {
    title: 'Sign in',
    description: 'Sign in with a six-digit code. No password.',
    lead: 'We will send you a six-digit code. No password needed.',
    other: 'No account yet?',
    otherLink: 'Create one',
    dialog: 'Sign in to continue',
    expired: 'Your session has ended. Sign in again; what you have written stays here.',
  },
  register: {
    title: 'Create an account',
    description:
      'Create an account without a name or a password. Your reviews are never stored with your account.',
    lead: 'No name, no password. With an account you can read all reviews; the reviews you write are not stored with it.',
    other: 'Already have an account?',
    otherLink: 'Sign in',
    dialog: 'Create an account to continue',
  },
  noScript: 'Signing in and creating an account need JavaScript. Reading and searching work without it.',
  already: address => `You are signed in as ${address}.`,
  goOn: 'Continue',
  step: (now, of) => `Step ${now} of ${of}`,
  address: { step: 'Address', choice: 'Send the code by' },
  email: {
    channel: 'Email',
    label: 'Email address',
    hint: 'For signing in and letters about your account and applications. It is never shown.',
    submit: 'Send code',
    employers: domain =>
      `An address at ${domain} seems to belong to a company or an institution. Whoever runs its mail can read our code and sign in as you. If you can, use an address your employer does not own.`,
    anyway: 'Send it here anyway',
    empty: 'Enter your email address first.',
  },
  whatsapp: {
    channel: 'WhatsApp',
    label: 'WhatsApp number',
    hint: 'Only for signing in. It is never shown. In Indonesia a mobile number is registered to its owner’s identity number (NIK); an email address is not.',
    empty: 'Enter your WhatsApp number first.',
    understood: number => `Read as ${number}`,
  },
  code: {
    step: 'Code',
    title: 'Enter the code',
    sent: {
      email: { before: 'We sent a code to ', after: '. Not there yet? Check your spam folder too.' },
      whatsapp: { before: 'We sent a code by WhatsApp to ', after: '.' },
    },
    label: 'Six-digit code',
    left: time => `Valid for ${time}`,
    submit: 'Continue',
    empty: 'Enter all six digits.',
    resend: 'Send a new code',
    resendIn: seconds => `You can ask for a new code in ${seconds} ${seconds === 1 ? 'second' : 'seconds'}`,
    resent: 'A new code is on its way.',
    otherAddress: 'Use a different address or number',
    expired: 'This code no longer works. Ask for a new one.',
  },
  consent: {
    step: 'Agreement',
    login: {
      title: 'One more step',
      lead: 'This address or number has no account yet. Agree to this, and yours is ready.',
    },
    register: { title: 'Last step', lead: 'Agree to this, and your account is ready.' },
    sentence,
    submit: 'Create account',
  },
  failed: {
    offline: 'No connection. What you entered stays here; try again in a moment.',
    tooSoon: seconds => `Too many requests. Try again in ${waitEn(seconds)}.`,
    dialog: 'The sign-in form could not be loaded.',
  },
  done: 'You are signed in.',
  team: {
    title: 'Team sign-in',
    description: 'For the review team only.',
    lead: 'We will send a code to your team email. Have your authenticator app at hand.',
    email: 'The address of your team account. The code is sent there.',
    totp: { label: 'Authenticator code', hint: 'Six digits from the app on your phone.' },
    submit: 'Sign in',
    ended:
      'Your session has ended. Sign in again and continue where you were; what you had started is still there.',
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
    subject: code => `${code} is your verification code.`,
    body: code =>
      `${code} is your verification code. For your security, do not share this code.\n\nThis code expires in 5 minutes.`,
  },
  proof: {
    subject: code => `${code} is your code to use this address`,
    body: code => `${code}

This is the code to use this address for an account. It works for 5 minutes, once.

Didn’t ask for this? Ignore this message, and give the code to nobody, not even to someone who says they are us.`,
  },
  accountMail: {
    changed: {
      subject: 'The address of your account has changed',
      body: contact => `The address that opens your account has just been replaced, so this one can no longer be used to sign in.

Wasn’t you? Tell us at once.

Contact us:
${contact}`,
    },
    removed: {
      subject: 'The address of your account has changed',
      body: contact => `This address has just been removed from your account and can no longer be used to sign in.

Wasn’t you? Tell us at once.

Contact us:
${contact}`,
    },
    newStart: {
      subject: 'Your account is used on another device',
      body: contact => `Your account has just been used on another device. If that was you, there is nothing to do.

Wasn’t you? Sign in, sign out all other devices, and tell us at once.

Contact us:
${contact}`,
    },
    number_changed: {
      subject: 'Your account has a new WhatsApp number',
      body: contact => `A WhatsApp number has just been added to your account, or has replaced the one before. It can now be used to sign in.

Wasn’t you? Sign in, remove the number, sign out all other devices, and tell us at once.

Contact us:
${contact}`,
    },
    number_removed: {
      subject: 'A WhatsApp number was removed from your account',
      body: contact => `A WhatsApp number has just been removed from your account and can no longer be used to sign in.

Wasn’t you? Tell us at once.

Contact us:
${contact}`,
    },
    deleted: {
      subject: 'Your account has been deleted',
      body: `Your account, its addresses, all its sessions and any job applications have been deleted. Backups of the database made before still hold them; they are deleted after 30 days.

If you ever wrote reviews, pay, questions or answers, they are not kept with your account, so they remain; only their codes can withdraw them.`,
    },
  },
  stillSent: link =>
    `News that you asked for, such as new jobs, is still sent to this address. If you want it elsewhere, ask again with that address.\n\nStop it here:\n${link}`,
  codeMail: {
    subject: code => `${code} is your sign-in code`,
    body: code => `${code}

This is your sign-in code. It is valid for 5 minutes and works once.

Didn’t ask for this? Ignore this message: without the code nobody can sign in. Never give the code to anyone, not even to someone who says they are from us.`,
  },
}

const waitEn = (seconds: number): string =>
  seconds < 120
    ? `${seconds} seconds`
    : seconds < 7200
      ? `${Math.ceil(seconds / 60)} minutes`
      : `${Math.ceil(seconds / 3600)} hours`
