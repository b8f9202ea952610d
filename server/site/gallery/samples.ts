import { accounts as accountsEn } from '#shared/messages/en/accounts/accounts.ts'
import { alertMails as alertsEn } from '#shared/messages/en/jobs/alert-mails.ts'
import { companyMails as companiesEn } from '#shared/messages/en/owner-desk/company-mails.ts'
import { inquiryMails as inquiriesEn } from '#shared/messages/en/contact/inquiry-mails.ts'
import { applicationMails as applicationsEn } from '#shared/messages/en/jobs/application-mails.ts'
import { ownerMails as ownersEn } from '#shared/messages/en/owners/owner-mails.ts'
import { accounts as accountsId } from '#shared/messages/id/accounts/accounts.ts'
import { alertMails as alertsId } from '#shared/messages/id/jobs/alert-mails.ts'
import { companyMails as companiesId } from '#shared/messages/id/owner-desk/company-mails.ts'
import { inquiryMails as inquiriesId } from '#shared/messages/id/contact/inquiry-mails.ts'
import { applicationMails as applicationsId } from '#shared/messages/id/jobs/application-mails.ts'
import { ownerMails as ownersId } from '#shared/messages/id/owners/owner-mails.ts'
import type { Locale } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { heading } from '#server/platform/delivery/heading.ts'
import { quoted } from '#server/platform/delivery/quoted.ts'
import { adviceLetter } from '#server/jobs/alerts/advice.ts'
import { newsLetter } from '#server/questions/letters.ts'
import { INVENTED, INVENTED_ID as ID, INVENTED_TOKEN as TOKEN } from './sample-data.ts'

type Mail = { subject: string; body: string; unsubscribe?: string }
export type Sample = Mail & { name: string; channel: 'email' | 'whatsapp' }
/** Each message of a words file, with values: a forgotten one does not compile. */
type Each<Words, Others extends keyof Words = never> = Record<Exclude<keyof Words, Others>, Mail>

const WORDS = {
  id: {
    accounts: accountsId,
    alerts: alertsId,
    applications: applicationsId,
    companies: companiesId,
    inquiries: inquiriesId,
    owners: ownersId,
  },
  en: {
    accounts: accountsEn,
    alerts: alertsEn,
    applications: applicationsEn,
    companies: companiesEn,
    inquiries: inquiriesEn,
    owners: ownersEn,
  },
}

/** Every kind of message that the site sends, with invented values. */
export function samplesIn(locale: Locale, origin: string): Sample[] {
  const stop = origin + href(locale, 'mailChoices', { token: TOKEN })
  const base = { locale, origin, stop }
  const { codeWhatsApp } = WORDS[locale].accounts
  const codeMessage = ({ subject, body }: Record<'subject' | 'body', (code: string) => string>) => ({
    subject: subject(INVENTED.code),
    body: body(INVENTED.code),
  })
  return [
    { name: 'whatsapp-code', channel: 'whatsapp', ...codeMessage(codeWhatsApp) },
    ...samplesOf('account', accountMails(base)),
    ...samplesOf('alert', alertMails(base)),
    ...samplesOf('application', applicationMails(base)),
    ...samplesOf('message', messageMails(base)),
    ...samplesOf('company', companyMails(base)),
    ...samplesOf('inquiry', inquiryMails(base)),
    ...samplesOf('owner', ownerMails(base)),
  ]
}

const samplesOf = (of: string, mails: Record<string, Mail>): Sample[] =>
  Object.entries(mails).map(([key, mail]) => ({
    name: `${of}-${key.replace(/[A-Z]|_/g, sign => `-${sign.replace('_', '').toLowerCase()}`)}`,
    channel: 'email',
    ...mail,
  }))

type MailBase = { locale: Locale; origin: string; stop: string }
type PlainPage =
  | 'claim'
  | 'contact'
  | 'ownClaim'
  | 'ownerAccount'
  | 'ownerColleagues'
  | 'ownerJobs'
  | 'ownerResetPassword'

function accountMails({ locale, origin, stop }: MailBase) {
  const { codeMail, proof, accountMail, stillSent } = WORDS[locale].accounts
  const { deleted, ...notices } = accountMail
  const noticeOf = ({ subject, body }: typeof notices.changed) => ({
    subject,
    body: body(origin + href(locale, 'contact')),
  })
  const still = ({ subject, body }: Mail) => ({ subject, body: `${body}\n\n${stillSent(stop)}` })
  const codeMessage = ({ subject, body }: typeof codeMail) => ({
    subject: subject(INVENTED.code),
    body: body(INVENTED.code),
  })
  return {
    code: codeMessage(codeMail),
    proof: codeMessage(proof),
    ...({
      changed: noticeOf(notices.changed),
      removed: noticeOf(notices.removed),
      newStart: noticeOf(notices.newStart),
      number_changed: noticeOf(notices.number_changed),
      number_removed: noticeOf(notices.number_removed),
      deleted,
    } satisfies Each<typeof accountMail>),
    changedStill: still(noticeOf(notices.changed)),
    removedStill: still(noticeOf(notices.removed)),
    deletedStill: still(deleted),
  }
}

function alertMails({ locale, origin, stop }: MailBase) {
  const { confirm, already, full, digest } = WORDS[locale].alerts
  const job = `${origin}${href(locale, 'job', { id: ID })}`
  const { search, vacancies, pay, articles } = INVENTED[locale]
  const results = [
    heading(search),
    ...vacancies.map(one => `${one}\n${job}\n${pay}`),
    digest.more(7, origin + href(locale, 'jobs')),
  ]
  return {
    confirm: { ...confirm, body: confirm.body(stop) },
    advice: { ...adviceLetter(articles, { locale, stop, origin }), unsubscribe: stop },
    already: { ...already, body: already.body(stop) },
    full: { ...full, body: full.body(stop) },
    digest: { subject: digest.subject, body: digest.body(results.join('\n\n'), stop), unsubscribe: stop },
  } satisfies Each<typeof alertsId>
}

function applicationMails({ locale, origin, stop }: MailBase) {
  const { digest, ...words } = WORDS[locale].applications
  const { company, title, invitation, refusal } = INVENTED[locale]
  const values = {
    company,
    title,
    stop,
    link: origin + href(locale, 'ownApplications'),
    contact: origin + href(locale, 'contact'),
  }
  const of = ({ subject, body }: typeof words.sent, answer = '') => ({
    subject,
    body: body({ ...values, answer: quoted(answer) }),
    unsubscribe: stop,
  })
  return {
    sent: of(words.sent),
    seen: of(words.seen),
    invited: of(words.invited, invitation),
    declined: of(words.declined, refusal),
    withdrawn: of(words.withdrawn),
    ended: of(words.ended),
    takenDown: of(words.takenDown),
    lifted: of(words.lifted),
    digest: {
      subject: digest.subject,
      body: digest.body(4, origin + href(locale, 'ownerApplications'), stop),
      unsubscribe: stop,
    },
  } satisfies Each<typeof applicationsId>
}

const NEWS = ['published', 'returned', 'rejected', 'examined', 'removed', 'taken_off'] as const
const REFUSED: readonly string[] = ['rejected', 'removed']

function messageMails(base: MailBase): Record<string, Mail> {
  const { note } = INVENTED[base.locale]
  const values = { question_id: ID, guideline: null, note: null }
  const write = (name: string, news: Parameters<typeof newsLetter>[0]): [string, Mail] => [
    name,
    { ...newsLetter(news, base), unsubscribe: base.stop },
  ]
  const mails = (['question', 'answer'] as const).flatMap(about => [
    ...NEWS.map(news =>
      write(`${about}_${news}`, {
        ...values,
        about,
        news,
        ...(REFUSED.includes(news) && { guideline: 6 as const, note }),
      }),
    ),
    write(`${about}_removed_by_law`, { ...values, about, news: 'removed' }),
  ])
  return Object.fromEntries([
    ...mails,
    write('question_answered', { ...values, about: 'question', news: 'answered' }),
    write('answer_question_withdrawn', { ...values, about: 'answer', news: 'question_withdrawn' }),
    write('answer_question_removed', { ...values, about: 'answer', news: 'question_removed' }),
  ])
}

function companyMails({ locale, origin, stop }: MailBase) {
  const { digest, questions, message } = WORDS[locale].companies
  const { company, reader, words } = INVENTED[locale]
  const readerMessage = (from: string | null, address: string | null) => ({
    subject: message.subject,
    body: message.body({ company, from, words, address, stop }),
    unsubscribe: stop,
  })
  return {
    digest: {
      subject: digest.subject,
      body: digest.body(5, origin + href(locale, 'ownerReviews'), stop),
      unsubscribe: stop,
    },
    questions: {
      subject: questions.subject,
      body: questions.body(2, origin + href(locale, 'ownerQuestions'), stop),
      unsubscribe: stop,
    },
    message: readerMessage(reader, INVENTED.email),
    messageUnnamed: readerMessage(null, null),
  } satisfies Each<typeof companiesId> & { messageUnnamed: Mail }
}

function inquiryMails({ locale, origin }: MailBase) {
  const { received, ended } = WORDS[locale].inquiries
  const { ticket, moment } = INVENTED
  const { reply: answer } = INVENTED[locale]
  const until = new Date(moment)
  const about = {
    contact: { ticket, topic: 'contact', link: origin + href(locale, 'contact') },
    takedown: { ticket, topic: 'takedown', link: origin + href(locale, 'reportContent') },
    right: { ticket, topic: 'right', link: origin + href(locale, 'dataRequest') },
  } as const
  return {
    received: received({ ...about.contact, until }),
    receivedTakedown: received({ ...about.takedown, until }),
    receivedRight: received({ ...about.right, until }),
    ended: ended({ ...about.contact, outcome: 'answered', answer }),
    endedDropped: ended({ ...about.contact, outcome: 'dropped', answer: null }),
    endedTakedown: ended({ ...about.takedown, outcome: 'upheld', answer }),
    endedTakedownRefused: ended({ ...about.takedown, outcome: 'refused', answer }),
    endedRight: ended({ ...about.right, outcome: 'upheld', answer }),
    endedRightRefused: ended({ ...about.right, outcome: 'refused', answer }),
  } satisfies Each<typeof inquiriesId> & Record<string, Mail>
}

function ownerMails({ locale, origin }: MailBase) {
  const words = WORDS[locale].owners
  const { company, name, other, question, reason, title } = INVENTED[locale]
  const pageUrl = (page: PlainPage) => origin + href(locale, page)
  const [jobs, contact] = [pageUrl('ownerJobs'), pageUrl('contact')]
  const claim = `${pageUrl('ownClaim')}#${TOKEN}`
  const link = `${origin}${href(locale, 'ownerChangePassword')}#${TOKEN}`
  const ending = { name, until: '2026-04-30', contact }
  return {
    claimReceived: words.claimReceived({ company, link: claim }),
    claimReceivedUnlisted: words.claimReceived({ company: null, link: claim }),
    claimQuestion: words.claimQuestion({ name, company, link: claim, question, days: 14 }),
    claimDeclined: words.claimDeclined({ name, company, reason, link: pageUrl('claim') }),
    claimApproved: words.claimApproved({ name, company, link }),
    colleagueJoined: words.colleagueJoined({
      name,
      company,
      other,
      link: pageUrl('ownerColleagues'),
      contact,
    }),
    passwordReset: words.passwordReset({ name, link }),
    passwordChanged: words.passwordChanged({ name, link: pageUrl('ownerResetPassword'), contact }),
    invited: words.invited({ name, company, by: other, link }),
    invitedElsewhere: words.invitedElsewhere({ name, company, by: other, contact }),
    removed: words.removed({ name, company, contact }),
    vacancyHeld: words.vacancyHeld({ title, link: jobs }),
    vacancyShown: words.vacancyShown({ title, link: jobs }),
    vacancyDeclined: words.vacancyDeclined({ title, note: quoted(reason), link: jobs }),
    vacanciesTakenDown: words.vacanciesTakenDown({ note: quoted(reason), link: jobs, contact }),
    membershipChanged: words.membershipChanged({ name, link: pageUrl('ownerAccount') }),
    membershipEnds: words.membershipEnds({ ...ending, plan: 'trial', left: 14 }),
    membershipEndsTomorrow: words.membershipEnds({ ...ending, plan: 'active', left: 1 }),
    membershipEnded: words.membershipEnded({ ...ending, plan: 'active' }),
    membershipEndedTrial: words.membershipEnded({ ...ending, plan: 'trial' }),
  } satisfies Each<typeof ownersId, 'claimUnanswered'> & Record<string, Mail>
}
