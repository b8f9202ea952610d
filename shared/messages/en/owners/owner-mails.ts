import type { ownerMails as id } from '../../id/owners/owner-mails.ts'

const letter = (name: string | null, ...paragraphs: string[]): string =>
  [name === null ? 'Hello,' : `Hello ${name},`, ...paragraphs, 'Regards,\nKerjaJujur'].join('\n\n')

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })
const dayEn = (day: string): string => DAY.format(new Date(`${day}T00:00:00Z`))
const inDays = (left: number): string => (left === 0 ? 'today' : left === 1 ? 'tomorrow' : `in ${left} days`)

/** Mails to owners and claimants. The subject names nobody, because lock screens show it. */
export const ownerMails: typeof id = {
  claimReceived: ({ company, link }) => ({
    subject: 'Confirm your email address',
    body: letter(
      null,
      `We received a request to speak for ${company ?? 'a company'}. Please confirm that this address is yours.`,
      `Confirm the address:\n${link}`,
      'There you also see how your request stands. Our team answers within three working days.',
      'If it was not you who asked, ignore this email.',
    ),
  }),
  claimQuestion: ({ name, company, link, question, days }) => ({
    subject: 'There is something we would like to ask',
    body: letter(
      name,
      `Before we decide on your request for ${company}, we need to know one thing:`,
      question,
      `We will wait ${days} days for your answer.`,
      `Answer here:\n${link}`,
    ),
  }),
  claimUnanswered: days => `our question was not answered within ${days} days.`,
  claimDeclined: ({ name, company, reason, link }) => ({
    subject: 'The answer to your request',
    body: letter(
      name,
      `We cannot accept your request to speak for ${company} yet.`,
      `The reason: ${reason}`,
      'You may ask again and tell us more.',
      `Ask again:\n${link}`,
    ),
  }),
  claimApproved: ({ name, company, link }) => ({
    subject: 'Your request was accepted',
    body: letter(
      name,
      `You can now manage ${company}’s profile. Choose your password, then sign in to the company area.`,
      `Choose a password:\n${link}`,
      'The link is valid for seven days and works once. After that, ask for a new one with “Forgot your password”.',
    ),
  }),
  colleagueJoined: ({ name, company, other, link, contact }) => ({
    subject: 'A new colleague on your team',
    body: letter(
      name,
      `${other} speaks for ${company} now, too. If this is wrong, remove them in the company area, or contact us.`,
      `See your team:\n${link}`,
      `Contact us:\n${contact}`,
    ),
  }),
  passwordReset: ({ name, link }) => ({
    subject: 'The link you asked for',
    body: letter(
      name,
      'You asked for a link to change the password of your company area.',
      `Choose a password:\n${link}`,
      'The link is valid for 30 minutes and works once. If it was not you who asked, ignore it; your password stays the same.',
    ),
  }),
  passwordChanged: ({ name, link, contact }) => ({
    subject: 'A change to your account',
    body: letter(
      name,
      'The password of your company area was just changed, and all sessions have ended. If it was you, there is nothing to do.',
      'Wasn’t you? Change the password at once, then contact us.',
      `Change the password:\n${link}`,
      `Contact us:\n${contact}`,
    ),
  }),
  invited: ({ name, company, by, link }) => ({
    subject: 'An invitation for you',
    body: letter(
      name,
      `${by} invites you to speak for ${company}, too. To begin, choose your password.`,
      `Choose a password:\n${link}`,
      'The link is valid for seven days and works once. After that, ask for a new one with “Forgot your password”.',
    ),
  }),
  invitedElsewhere: ({ name, company, by, contact }) => ({
    subject: 'An invitation for you',
    body: letter(
      name,
      `${by} invites you to speak for ${company}, too. This address already speaks for another company, and one address can speak for one company only.`,
      'If you would like to, ask them to invite another address of yours. If not, ignore this email.',
      `Contact us:\n${contact}`,
    ),
  }),
  removed: ({ name, company, contact }) => ({
    subject: 'A change to your account',
    body: letter(
      name,
      `You no longer speak for ${company}. Your account and sessions in the company area have ended.`,
      'If this is wrong, ask your colleagues there, or contact us.',
      `Contact us:\n${contact}`,
    ),
  }),
  vacancyHeld: ({ title, link }) => ({
    subject: 'Our team checks your advertisement first',
    body: letter(
      null,
      `Our team needs to check part of this ad before it appears: ${title}`,
      'See which part it is, and how to change it, in the company area.',
      `Open your ad:\n${link}`,
    ),
  }),
  vacancyShown: ({ title, link }) => ({
    subject: 'Your advertisement is now public',
    body: letter(
      null,
      `Our team has checked this ad, and it is shown now: ${title}`,
      `See your ad:\n${link}`,
    ),
  }),
  vacancyDeclined: ({ title, note, link }) => ({
    subject: 'Your advertisement needs a change',
    body: letter(
      null,
      `Our team declined this ad, so readers do not see it: ${title}`,
      'The reason:',
      note,
      'Once you have changed it, our team will check it again.',
      `Change your ad:\n${link}`,
    ),
  }),
  vacanciesTakenDown: ({ note, link, contact }) => ({
    subject: 'Important, from our team',
    body: letter(
      null,
      'Our team took down all of your company’s vacancies. Those who applied have been told, and you cannot open their applications while this holds.',
      'The reason:',
      note,
      'Our team checks whatever you post from now on before it appears. If this is a mistake, contact us.',
      `Contact us:\n${contact}`,
      `See your ads:\n${link}`,
    ),
  }),
  membershipChanged: ({ name, link }) => ({
    subject: 'A change to your subscription',
    body: letter(
      name,
      'Your company’s subscription has changed. How it stands now is in the company area, under Account.',
      `See your subscription:\n${link}`,
    ),
  }),
  membershipEnds: ({ name, until, left, plan, contact }) => ({
    subject: 'A reminder about your subscription',
    body: letter(
      name,
      plan === 'trial'
        ? `Your company’s trial ends ${inDays(left)}, on ${dayEn(until)}. After that your account is a standard one: still free, and you can still reply and edit the profile. Job ads that are still open are closed.`
        : `Your company’s subscription ends ${inDays(left)}, on ${dayEn(until)}. Without renewal you can no longer sign in, and job ads that are still open are closed; profile, replies and reviews stay as readers see them.`,
      plan === 'trial'
        ? 'To subscribe, contact us.'
        : 'Contact us to renew it, or for a standard account: free, and you can still reply and edit the profile.',
      `Contact us:\n${contact}`,
    ),
  }),
  membershipEnded: ({ name, plan, contact }) => ({
    subject: 'Your subscription has ended',
    body: letter(
      name,
      plan === 'trial'
        ? 'Your company’s trial has ended. Your account is a standard one now: free, and you can still reply and edit the profile. Job ads that were still open have been closed.'
        : 'Your company’s subscription has ended, so you can no longer sign in. Profile, replies and reviews stay as readers see them; job ads that were still open have been closed.',
      plan === 'trial'
        ? 'To subscribe, contact us.'
        : 'Contact us to reactivate it, or for a standard account: free, and you can still reply and edit the profile.',
      `Contact us:\n${contact}`,
    ),
  }),
}
