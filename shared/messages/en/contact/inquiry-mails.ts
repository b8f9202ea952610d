import type { InquiryOutcome, InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { inquiryMails as id } from '../../id/contact/inquiry-mails.ts'

const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Jakarta' })
const TIME = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short', timeZone: 'Asia/Jakarta' })

const letter = (...paragraphs: string[]): string =>
  ['Hello,', ...paragraphs, 'Regards,\nKerjaJujur'].join('\n\n')

const ABOUT: Record<InquiryTopic, string> = {
  contact: 'Your message',
  takedown: 'Your report',
  right: 'Your request about personal data',
}

const ENDED: Record<InquiryOutcome, string> = {
  answered: 'has been read. Our answer:',
  dropped: 'has been read. It asks nothing of us, or only advertises, so we have closed it.',
  upheld: 'has been granted. What we did:',
  refused: 'has not been granted. Our reason:',
}

export const inquiryMails: typeof id = {
  received: ({ ticket, topic, until }) => ({
    subject: `We have your message (${ticket})`,
    body: letter(
      `${ABOUT[topic]} has reached us and has the number ${ticket}. We answer it by ${DAY.format(until)}, ${TIME.format(until)} WIB, by email to this address.`,
      'If it was not you who sent it, ignore this email.',
    ),
  }),
  ended: ({ ticket, topic, outcome, answer, link }) => ({
    subject: `Our answer to your message (${ticket})`,
    body: letter(
      `${ABOUT[topic]}, number ${ticket}, ${ENDED[outcome]}`,
      ...(answer === null ? [] : [answer]),
      ...again(topic, outcome, link),
    ),
  }),
}

function again(topic: InquiryTopic, outcome: InquiryOutcome, link: string): string[] {
  if (outcome === 'dropped')
    return ['If we are wrong, write again and give this number.', `Write again:\n${link}`]
  if (outcome !== 'refused') return []
  if (topic === 'takedown')
    return [
      'You may ask us to look once more: send a new report, give this number, and say what was missed.',
      `Report it once more:\n${link}`,
    ]
  return [
    'If you disagree, write again and give this number. You may also complain to the personal data protection authority.',
    `Write again:\n${link}`,
  ]
}

/** The reason that the company of a removed vacancy reads. */
export const vacancyDeclined = 'We granted a request to take this vacancy down.'
