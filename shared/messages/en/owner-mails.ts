import type { ownerMails as id } from '../id/owner-mails.ts'

const letter = (name: string, ...paragraphs: string[]): string =>
  [`Hello ${name},`, ...paragraphs, 'Regards,\nKerjaJujur'].join('\n\n')

/** What is written to people who speak for a company, or ask to. A lock screen shows the subject: it names nobody. */
export const ownerMails: typeof id = {
  claimReceived: ({ name, company, link }) => ({
    subject: 'Confirm your e-mail address',
    body: letter(
      name,
      `We received a request to speak for ${company}. Open this link to show that this address is yours:`,
      link,
      'There you also see how your request stands. Our team answers within three working days.',
      'If it was not you who asked, ignore this e-mail.',
    ),
  }),
  claimAsked: ({ name, company, link, asked }) => ({
    subject: 'A question about your request',
    body: letter(
      name,
      `Before we decide on your request for ${company}, we need to know one thing:`,
      asked,
      `Answer here: ${link}`,
    ),
  }),
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
    subject: 'A new colleague in your company area',
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
}
