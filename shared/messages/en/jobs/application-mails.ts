import type { applicationMails as id } from '../../id/jobs/application-mails.ts'
import { applying } from './applying.ts'

const { own } = applying

type Told = { company: string; title: string; link: string; stop: string }

const about = ({ company, title }: Told) => `Job: ${title}\nCompany: ${company}`
const more = ({ link, stop }: Told) =>
  `See all your applications, or withdraw one at any time:\n${link}\n\nYou get this because you applied. Stop news of your applications, without signing in:\n${stop}`

/** Letters about applications. A lock screen shows the subject: it names no company and not what was done. */
export const applicationMails: typeof id = {
  sent: {
    subject: 'We have passed it on',
    body: told =>
      `We have passed your application on. We write here as soon as there is news.\n\n${about(told)}\n\n${own.free}\n\n${more(told)}`,
  },
  seen: {
    subject: 'It has been seen',
    body: told =>
      `Your application has just been opened. There is no answer yet.\n\n${about(told)}\n\n${more(told)}`,
  },
  invited: {
    subject: 'There is an answer for you',
    body: told =>
      `Good news: you are invited. The message stands below.\n\n${about(told)}\n\n${told.answer}\n\n${own.free}\n\n${more(told)}`,
  },
  declined: {
    subject: 'There is an answer for you',
    body: told =>
      `Your application was answered. The message stands below.\n\n${about(told)}\n\n${told.answer}\n\nYour résumé stays yours: delete this application at any time, and the résumé goes with it.\n\n${more(told)}`,
  },
  withdrawn: {
    subject: 'It has been withdrawn',
    body: told =>
      `Your application was withdrawn, and your résumé is deleted.\n\n${about(told)}\n\n${more(told)}`,
  },
  ended: {
    subject: 'There is news for you',
    body: told =>
      `A job that you applied for was closed. Your application may still be answered, but better not wait for this one alone.\n\n${about(told)}\n\n${more(told)}`,
  },
  takenDown: {
    subject: 'Important, please read soon',
    body: (told: Told) => `${own.takenDown}\n\n${about(told)}\n\n${own.free}\n\n${more(told)}`,
  },
  lifted: {
    subject: 'We take back a warning',
    body: told =>
      `We once warned you of the company below. We have looked again, and the warning no longer holds. We are sorry if it worried you.\n\n${about(told)}\n\nWhat you applied for is no longer shown, but your application may still be answered.\n\n${own.free}\n\n${more(told)}`,
  },
  digest: {
    subject: 'Daily news from KerjaJujur',
    body: (count, link, stop) =>
      `Yesterday ${count === 1 ? 'one new application' : `${count} new applications`} came in. Open and answer them in the company area:\n${link}\n\nApplicants see how soon you answer.\n\nRather not get letters like this? Choose here: ${stop}`,
  },
}
