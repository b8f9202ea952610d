import type { applicationMails as id } from '../../id/jobs/application-mails.ts'
import { applying } from './applying.ts'

const { own } = applying

type Told = { company: string; title: string; link: string; stop: string; contact: string }

const about = ({ company, title }: Told) => `Job: ${title}\nCompany: ${company}`
const see = ({ link }: Told) => `See your applications:\n${link}`
const careful = ({ contact }: Told) => `${own.free}\n\n${own.report}:\n${contact}`
const stop = (told: Told) =>
  `You get this because you applied. Stop these emails without signing in:\n${told.stop}`
const WITHDRAW = 'You can withdraw your application at any time.'

/** Mails about applications. The subject names neither the company nor the outcome, because lock screens show it. */
export const applicationMails: typeof id = {
  sent: {
    subject: 'We have passed it on',
    body: told =>
      `We have passed your application on. We will email you here as soon as there is news.\n\n${about(told)}\n\n${WITHDRAW}\n\n${see(told)}\n\n${careful(told)}\n\n${stop(told)}`,
  },
  seen: {
    subject: 'It has been seen',
    body: told =>
      `Your application has just been opened. There is no answer yet.\n\n${about(told)}\n\n${WITHDRAW}\n\n${see(told)}\n\n${stop(told)}`,
  },
  invited: {
    subject: 'There is an answer for you',
    body: told =>
      `Good news: you are invited. The message is below.\n\n${about(told)}\n\n${told.answer}\n\n${see(told)}\n\n${careful(told)}\n\n${stop(told)}`,
  },
  declined: {
    subject: 'There is an answer for you',
    body: told =>
      `Your application was answered. The message is below.\n\n${about(told)}\n\n${told.answer}\n\nYour résumé stays yours: delete this application at any time, and the résumé goes with it.\n\n${see(told)}\n\n${stop(told)}`,
  },
  withdrawn: {
    subject: 'It has been withdrawn',
    body: told =>
      `Your application was withdrawn, and your résumé is deleted.\n\n${about(told)}\n\n${see(told)}\n\n${stop(told)}`,
  },
  ended: {
    subject: 'There is news for you',
    body: told =>
      `A job that you applied for was closed. Your application may still be answered, but better not wait for this one alone.\n\n${about(told)}\n\n${WITHDRAW}\n\n${see(told)}\n\n${stop(told)}`,
  },
  takenDown: {
    subject: 'Important, please read soon',
    body: (told: Told) =>
      `${own.takenDown}\n\n${about(told)}\n\n${careful(told)}\n\n${see(told)}\n\n${stop(told)}`,
  },
  lifted: {
    subject: 'We are taking back a warning',
    body: told =>
      `We once warned you of the company below. We have looked again, and the warning no longer holds. We are sorry if it worried you.\n\n${about(told)}\n\nWhat you applied for is no longer shown, but your application may still be answered.\n\n${see(told)}\n\n${careful(told)}\n\n${stop(told)}`,
  },
  digest: {
    subject: 'Daily news from KerjaJujur',
    body: (count, link, stop) =>
      `Yesterday ${count === 1 ? 'one new application' : `${count} new applications`} came in. Applicants see how soon you answer.\n\nSee and answer:\n${link}\n\nDon’t want emails like this? Choose here: ${stop}`,
  },
}
