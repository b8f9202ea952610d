import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Attachment } from '#shared/contract/files/sent-files.ts'
import type { OpenedApplication } from '#shared/contract/jobs/applications.ts'
import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import { moneyRequestIn } from '#shared/rules/vacancy/read.ts'
import { listMergedIds } from '#server/companies/find.ts'
import { getFileOf } from '#server/files/private.ts'
import { listNamedVacancies, type NamedVacancy } from '../vacancy-names.ts'
import { queueHistoryAct } from '#server/owners/own-history.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Tx } from '#server/platform/db/db.ts'
import { fail, failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { filesOf, openLetter, sealLetter } from './letter-box.ts'
import { notifyApplicant } from './mails.ts'
import { presentOpened, presentReceived, presentVacancy } from './present.ts'
import * as store from './store.ts'

/** The ids of a company and of those merged into it, whose applications it also receives. */
const idsOf = async ({ db }: Parts, id: string): Promise<string[]> => [
  id,
  ...(await listMergedIds(db.content, id)),
]

const isWaiting = ({ state }: store.ApplicationRow): boolean => state === 'sent' || state === 'seen'

/** Applications to a company, without deleted ones. */
export async function listReceived(
  parts: Parts,
  { company }: ActingOwner,
  { vacancy, state, waiting }: HandlerInput<'ownerApplications'>['query'],
): Promise<Sent<'ownerApplications'>> {
  const { db, secrets, clock } = parts
  const showing = { secrets, today: dayOf(clock.now()) }
  const found = await store.listReceived(db.identity, await idsOf(parts, company.id), APPLICATION.listed)
  const named = await listNamedVacancies(
    db.content,
    found.map(row => row.vacancy_id),
    showing.today,
  )
  const vacancies = new Map([...named].filter(([, { is_barred }]) => !is_barred))
  const rows = found.filter(row => vacancies.has(row.vacancy_id))
  const isRequested = (row: store.ApplicationRow) =>
    (!vacancy || row.vacancy_id === vacancy) &&
    (!state || row.state === state) &&
    (!waiting || isWaiting(row))
  return {
    applications: rows.filter(isRequested).flatMap(row => {
      const about = vacancies.get(row.vacancy_id)
      return about ? [presentReceived(showing, row, about)] : []
    }),
    counts: {
      all: rows.length,
      unseen: rows.filter(row => row.state === 'sent').length,
      waiting: rows.filter(isWaiting).length,
    },
    vacancies: [...vacancies.values()].map(presentVacancy),
    is_taken_down: vacancies.size < named.size,
  }
}

/** Opens an application, marks it as seen and notifies the applicant. */
export async function openReceived(parts: Parts, owner: ActingOwner, id: string): Promise<OpenedApplication> {
  const { vacancy } = await getReceived(parts, owner, id)
  await change(parts, async tx => {
    const row = await store.markSeen(tx, id, dayOf(parts.clock.now()))
    if (row)
      await notifyApplicant(tx, parts, row, 'seen', { company: owner.company.name, title: vacancy.title })
  })
  return present(parts, owner, id)
}

/** Invites or declines; an answer that demands money is refused. Repeating the same answer has no effect; a different second answer is a conflict. */
export async function answerReceived(
  parts: Parts,
  owner: ActingOwner,
  id: string,
  { decision, message }: HandlerInput<'answerApplication'>['body'],
): Promise<OpenedApplication> {
  const { vacancy, row: before } = await getReceived(parts, owner, id)
  const letter = openLetter(parts.secrets, before) ?? fail('conflict')
  if (before.state === decision && letter.answer === message) return present(parts, owner, id)
  const span = moneyRequestIn(message)
  if (span !== undefined) failField('message', 'asks_money', { span })
  await change(parts, async tx => {
    const sealed = sealLetter(parts.secrets, id, { ...letter, answer: message })
    const today = dayOf(parts.clock.now())
    const row = (await store.putAnswer(tx, id, { state: decision, sealed, today })) ?? fail('conflict')
    const { id: owner_id, company } = owner
    const act = `application_${decision}` as const
    await queueHistoryAct(tx, parts.clock, { owner_id, company_id: company.id, subject_id: company.id, act })
    await notifyApplicant(tx, parts, row, decision, { company: owner.company.name, title: vacancy.title })
  })
  return present(parts, owner, id)
}

/** The résumé as a download. */
export async function resumeOf(parts: Parts, owner: ActingOwner, id: string): Promise<Attachment> {
  const { row } = await getReceived(parts, owner, id)
  const letter = openLetter(parts.secrets, row) ?? fail('not_found')
  return getFileOf(parts.db.identity, filesOf(id), letter.file.id)
}

/** Not found for another company's application, and for a company whose vacancies the team took down. */
async function getReceived(parts: Parts, { company }: ActingOwner, id: string) {
  const { db, clock } = parts
  const row = (await store.findReceived(db.identity, await idsOf(parts, company.id), id)) ?? fail('not_found')
  const vacancies = await listNamedVacancies(db.content, [row.vacancy_id], dayOf(clock.now()))
  const vacancy: NamedVacancy = vacancies.get(row.vacancy_id) ?? fail('not_found')
  if (vacancy.is_barred) fail('not_found')
  return { row, vacancy }
}

async function present(parts: Parts, owner: ActingOwner, id: string): Promise<OpenedApplication> {
  const { row, vacancy } = await getReceived(parts, owner, id)
  return presentOpened({ secrets: parts.secrets, today: dayOf(parts.clock.now()) }, row, vacancy)
}

async function change(parts: Parts, act: (tx: Tx) => Promise<void>): Promise<void> {
  await parts.db.begin('identity', act)
  parts.wake()
}
