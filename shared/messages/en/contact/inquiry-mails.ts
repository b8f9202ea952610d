import type { InquiryOutcome, InquiryTopic } from '#shared/contract/contact/keys.ts'
import type { inquiryMails as id } from '../../id/contact/inquiry-mails.ts'

const MOMENT = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Jakarta',
})

const letter = (...paragraphs: string[]): string =>
  ['Hello,', ...paragraphs, 'Regards,\nKerjaJujur'].join('\n\n')

const ABOUT: Record<InquiryTopic, string> = {
  contact: 'Your message',
  takedown: 'Your report',
  right: 'Your request about personal data',
}

const ENDED: Record<InquiryOutcome, string> = {
  answered: 'has been read. Our answer:',
  dropped: 'has been read.',
  upheld: 'has been granted. What we did:',
  refused: 'has not been granted. Our reason:',
}

export const inquiryMails: typeof id = {
  received: ({ ticket, topic, until }) => ({
    subject: `We have your letter (${ticket})`,
    body: letter(
      `${ABOUT[topic]} has reached us and has the number ${ticket}. We answer it by ${MOMENT.format(until)} WIB at the latest, at this address.`,
      'If it was not you who sent it, ignore this email.',
    ),
  }),
  ended: ({ ticket, topic, outcome, answer }) => ({
    subject: `Our answer to your letter (${ticket})`,
    body: letter(
      `${ABOUT[topic]}, number ${ticket}, ${ENDED[outcome]}`,
      answer,
      ...(topic === 'takedown' && outcome === 'refused'
        ? [
            'You may ask us to look once more: send a new report from the same page, give this number, and say what was missed.',
          ]
        : []),
      ...(topic === 'right' && outcome === 'refused'
        ? ['If you disagree, you may complain to the personal data protection authority.']
        : []),
    ),
  }),
}

/** What its company reads in its area. */
export const vacancyDeclined = 'We granted a request to take this vacancy down.'
