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

type Letter = { subject: string; body: string; unsubscribe?: string }
export type Sample = Letter & { name: string; channel: 'email' | 'whatsapp' }
/** Each message of a words file, with values: a forgotten one does not compile. */
type Each<Words, Others extends keyof Words = never> = Record<Exclude<keyof Words, Others>, Letter>

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
  const given = { locale, origin, stop }
  const { codeWhatsApp } = WORDS[locale].accounts
  const written = ({ subject, body }: Record<'subject' | 'body', (code: string) => string>) => ({
    subject: subject(INVENTED.code),
    body: body(INVENTED.code),
  })
  return [
    { name: 'whatsapp-code', channel: 'whatsapp', ...written(codeWhatsApp) },
    ...named('account', accountLetters(given)),
    ...named('alert', alertLetters(given)),
    ...named('application', applicationLetters(given)),
    ...named('asked', askedLetters(given)),
    ...named('company', companyLetters(given)),
    ...named('inquiry', inquiryLetters(given)),
    ...named('owner', ownerLetters(given)),
  ]
}

const named = (of: string, letters: Record<string, Letter>): Sample[] =>
  Object.entries(letters).map(([key, letter]) => ({
    name: `${of}-${key.replace(/[A-Z]|_/g, sign => `-${sign.replace('_', '').toLowerCase()}`)}`,
    channel: 'email',
    ...letter,
  }))

type Given = { locale: Locale; origin: string; stop: string }
type PlainPage =
  | 'claim'
  | 'contact'
  | 'ownClaim'
  | 'ownerAccount'
  | 'ownerColleagues'
  | 'ownerJobs'
  | 'ownerResetPassword'

function accountLetters({ locale, origin, stop }: Given) {
  const { codeMail, proof, accountMail, stillSent } = WORDS[locale].accounts
  const { deleted, ...telling } = accountMail
  const told = ({ subject, body }: typeof telling.changed) => ({
    subject,
    body: body(origin + href(locale, 'contact')),
  })
  const still = ({ subject, body }: Letter) => ({ subject, body: `${body}\n\n${stillSent(stop)}` })
  const written = ({ subject, body }: typeof codeMail) => ({
    subject: subject(INVENTED.code),
    body: body(INVENTED.code),
  })
  return {
    code: written(codeMail),
    proof: written(proof),
    ...({
      changed: told(telling.changed),
      removed: told(telling.removed),
      number_changed: told(telling.number_changed),
      number_removed: told(telling.number_removed),
      deleted,
    } satisfies Each<typeof accountMail>),
    changedStill: still(told(telling.changed)),
    removedStill: still(told(telling.removed)),
    deletedStill: still(deleted),
  }
}

function alertLetters({ locale, origin, stop }: Given) {
  const { confirm, already, full, digest } = WORDS[locale].alerts
  const job = `${origin}${href(locale, 'job', { id: ID })}`
  const { wish, vacancies, pay, articles } = INVENTED[locale]
  const found = [
    heading(wish),
    ...vacancies.map(one => `${one}\n${job}\n${pay}`),
    digest.more(7, origin + href(locale, 'jobs')),
  ]
  return {
    confirm: { ...confirm, body: confirm.body(stop) },
    advice: { ...adviceLetter(articles, { locale, stop, origin }), unsubscribe: stop },
    already: { ...already, body: already.body(stop) },
    full: { ...full, body: full.body(stop) },
    digest: { subject: digest.subject, body: digest.body(found.join('\n\n'), stop), unsubscribe: stop },
  } satisfies Each<typeof alertsId>
}

function applicationLetters({ locale, origin, stop }: Given) {
  const { digest, ...words } = WORDS[locale].applications
  const { company, title, invitation, refusal } = INVENTED[locale]
  const told = {
    company,
    title,
    stop,
    link: origin + href(locale, 'ownApplications'),
    contact: origin + href(locale, 'contact'),
  }
  const of = ({ subject, body }: typeof words.sent, answer = '') => ({
    subject,
    body: body({ ...told, answer: quoted(answer) }),
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

function askedLetters(given: Given): Record<string, Letter> {
  const { note } = INVENTED[given.locale]
  const told = { question_id: ID, guideline: null, note: null }
  const write = (name: string, news: Parameters<typeof newsLetter>[0]): [string, Letter] => [
    name,
    { ...newsLetter(news, given), unsubscribe: given.stop },
  ]
  const letters = (['question', 'answer'] as const).flatMap(about => [
    ...NEWS.map(news =>
      write(`${about}_${news}`, {
        ...told,
        about,
        news,
        ...(REFUSED.includes(news) && { guideline: 6 as const, note }),
      }),
    ),
    write(`${about}_removed_by_law`, { ...told, about, news: 'removed' }),
  ])
  return Object.fromEntries([
    ...letters,
    write('question_answered', { ...told, about: 'question', news: 'answered' }),
    write('answer_unasked', { ...told, about: 'answer', news: 'unasked' }),
    write('answer_gone', { ...told, about: 'answer', news: 'gone' }),
  ])
}

function companyLetters({ locale, origin, stop }: Given) {
  const { digest, questions, message } = WORDS[locale].companies
  const { company, reader, words } = INVENTED[locale]
  const written = (from: string | null, address: string | null) => ({
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
    message: written(reader, INVENTED.email),
    messageUnnamed: written(null, null),
  } satisfies Each<typeof companiesId> & { messageUnnamed: Letter }
}

function inquiryLetters({ locale, origin }: Given) {
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
  } satisfies Each<typeof inquiriesId> & Record<string, Letter>
}

function ownerLetters({ locale, origin }: Given) {
  const words = WORDS[locale].owners
  const { company, name, other, asked, reason, title } = INVENTED[locale]
  const at = (page: PlainPage) => origin + href(locale, page)
  const [jobs, contact] = [at('ownerJobs'), at('contact')]
  const claim = `${at('ownClaim')}#${TOKEN}`
  const link = `${origin}${href(locale, 'ownerChangePassword')}#${TOKEN}`
  const ending = { name, until: '2026-04-30', contact }
  return {
    claimReceived: words.claimReceived({ company, link: claim }),
    claimReceivedUnlisted: words.claimReceived({ company: null, link: claim }),
    claimQuestion: words.claimQuestion({ name, company, link: claim, question: asked, days: 14 }),
    claimDeclined: words.claimDeclined({ name, company, reason, link: at('claim') }),
    claimApproved: words.claimApproved({ name, company, link }),
    colleagueJoined: words.colleagueJoined({ name, company, other, link: at('ownerColleagues'), contact }),
    passwordReset: words.passwordReset({ name, link }),
    passwordChanged: words.passwordChanged({ name, link: at('ownerResetPassword'), contact }),
    invited: words.invited({ name, company, by: other, link }),
    invitedElsewhere: words.invitedElsewhere({ name, company, by: other, contact }),
    removed: words.removed({ name, company, contact }),
    vacancyHeld: words.vacancyHeld({ title, link: jobs }),
    vacancyShown: words.vacancyShown({ title, link: jobs }),
    vacancyDeclined: words.vacancyDeclined({ title, note: quoted(reason), link: jobs }),
    vacanciesTakenDown: words.vacanciesTakenDown({ note: quoted(reason), link: jobs, contact }),
    membershipChanged: words.membershipChanged({ name, link: at('ownerAccount') }),
    membershipEnds: words.membershipEnds({ ...ending, plan: 'trial', left: 14 }),
    membershipEndsTomorrow: words.membershipEnds({ ...ending, plan: 'active', left: 1 }),
    membershipEnded: words.membershipEnded({ ...ending, plan: 'active' }),
    membershipEndedTrial: words.membershipEnded({ ...ending, plan: 'trial' }),
  } satisfies Each<typeof ownersId, 'claimUnanswered'> & Record<string, Letter>
}
