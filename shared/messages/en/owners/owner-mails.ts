import type { ownerMails as id } from '../../id/owners/owner-mails.ts'

const letter = (name: string | null, ...paragraphs: string[]): string =>
  [name === null ? 'Hello,' : `Hello ${name},`, ...paragraphs, 'Regards,\nKerjaJujur'].join('\n\n')

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayEn = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))
const inDays = (left: number): string => (left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`)

/** What is written to people who speak for a company, or ask to. A lock screen shows the subject: it names nobody. */
export const ownerMails: typeof id = {
  claimReceived: ({ company, link }) => ({
    subject: 'Confirm your email address',
    body: letter(
      null,
      `We received a request to speak for ${company ?? 'a company'}. Open this link to show that this address is yours:`,
      link,
      'There you also see how your request stands. Our team answers within three working days.',
      'If it was not you who asked, ignore this email.',
    ),
  }),
  claimAsked: ({ name, company, link, asked, days }) => ({
    subject: 'There is something we would like to ask',
    body: letter(
      name,
      `Before we decide on your request for ${company}, we need to know one thing:`,
      asked,
      `Answer here within ${days} days: ${link}`,
    ),
  }),
  claimUnanswered: days => `our question was not answered within ${days} days.`,
  claimDeclined: ({ name, company, reason }) => ({
    subject: 'The answer to your request',
    body: letter(
      name,
      `We cannot accept your request to speak for ${company} yet.`,
      `The reason: ${reason}`,
      'You may ask again and tell us more.',
    ),
  }),
  claimApproved: ({ name, company, link }) => ({
    subject: 'Your request was accepted',
    body: letter(
      name,
      `You speak for ${company} now. Choose your password here, then sign in to the company area:`,
      link,
      'The link is valid for seven days and works once. After that, ask for a new one with “Forgot your password”.',
    ),
  }),
  colleagueJoined: ({ name, company, other }) => ({
    subject: 'A new colleague on your team',
    body: letter(
      name,
      `${other} speaks for ${company} now, too. If this is wrong, remove them in the company area or contact us.`,
    ),
  }),
  passwordReset: ({ name, link }) => ({
    subject: 'The link you asked for',
    body: letter(
      name,
      'Choose a new password here:',
      link,
      'The link is valid for 30 minutes and works once. If it was not you who asked, ignore it; your password stays.',
    ),
  }),
  passwordChanged: ({ name }) => ({
    subject: 'A change to your account',
    body: letter(
      name,
      'The password of your company area was just changed, and all sessions have ended. If it was not you, ask for a new link with “Forgot your password” and contact us.',
    ),
  }),
  invited: ({ name, company, by, link }) => ({
    subject: 'An invitation for you',
    body: letter(
      name,
      `${by} invites you to speak for ${company}, too. Choose your password here:`,
      link,
      'The link is valid for seven days and works once. After that, ask for a new one with “Forgot your password”.',
    ),
  }),
  removed: ({ name, company }) => ({
    subject: 'A change to your account',
    body: letter(
      name,
      `You no longer speak for ${company}. Your account and sessions in the company area have ended.`,
    ),
  }),
  vacancyHeld: ({ title, link }) => ({
    subject: 'Our team reads your advertisement first',
    body: letter(
      null,
      `Something in this advertisement is read by our team before it appears: ${title}`,
      `What it is, and the way to change it: ${link}`,
    ),
  }),
  vacancyShown: ({ title, link }) => ({
    subject: 'Your advertisement has appeared',
    body: letter(null, `Our team has read this advertisement, and it is shown now: ${title}`, link),
  }),
  vacancyDeclined: ({ title, note, link }) => ({
    subject: 'Your advertisement needs a change',
    body: letter(
      null,
      `Our team declined this advertisement, so readers do not see it: ${title}`,
      `The reason:\n${note}`,
      `Change it here, and our team will read it again: ${link}`,
    ),
  }),
  vacanciesTakenDown: ({ note, link }) => ({
    subject: 'Important, from our team',
    body: letter(
      null,
      'Our team took down all of your company’s vacancies. Those who applied have been told, and you cannot open their applications while this holds.',
      `The reason:\n${note}`,
      `Whatever you post from now on is read by our team first: ${link}`,
      'If this is a mistake, write to us on the page “Contact us”.',
    ),
  }),
  membershipChanged: ({ name }) => ({
    subject: 'A change to your subscription',
    body: letter(
      name,
      'Your company’s subscription has changed. How it stands now is in the company area, under Account.',
    ),
  }),
  membershipEnds: ({ name, until, left, plan, contact }) => ({
    subject: 'A reminder about your subscription',
    body: letter(
      name,
      plan === 'trial'
        ? `Your company’s trial ends ${inDays(left)}, on ${dayEn(until)}. After that your account is a standard one: still free, and you can still reply and edit the profile. Job ads that are still open are closed.`
        : `Your company’s subscription ends ${inDays(left)}, on ${dayEn(until)}. Without renewal you can no longer sign in, and job ads that are still open are closed; profile, replies and reviews stay as readers see them.`,
      plan === 'trial' ? 'To subscribe, contact us.' : 'To renew it, contact us.',
      `Contact us:\n${contact}`,
    ),
  }),
  membershipEnded: ({ name, plan, contact }) => ({
    subject: 'Your subscription has ended',
    body: letter(
      name,
      plan === 'trial'
        ? 'Your company’s trial has ended. Your account is a standard one now: free, and you can still reply and edit the profile. Job ads that were still open have been closed.'
        : 'Your company’s subscription has ended. Profile, replies and reviews stay as readers see them; job ads that were still open have been closed.',
      plan === 'trial' ? 'To subscribe, contact us.' : 'To reactivate it, contact us.',
      `Contact us:\n${contact}`,
    ),
  }),
}
