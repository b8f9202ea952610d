import type { Output, Sent } from '#shared/contract/contract.ts'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { noteOwnersAct } from '#server/moderation/history.ts'
import { getOwner, type ActingOwner } from '#server/owners/owner.ts'
import type { Places } from '#server/places/places.ts'
import { dayOf } from '#server/platform/clock.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Parts } from '#server/platform/parts.ts'
import { presentOwn } from './present.ts'
import type { VacancyRow } from './row.ts'
import * as store from './store.ts'
import { changedVacancy } from './write.ts'

type Deps = Parts & { places: Places }

const CHANGES: Rule = { name: 'owner-vacancies', most: 60, seconds: 3600 }
/** Most vacancies in a company's own list. */
const MOST = 500

/** The owner who may change vacancies; rate-limited before anything is looked up. */
export async function actingOwner(parts: Parts, context: Context): Promise<ActingOwner> {
  const owner = await getOwner(parts, context, 'vacancies')
  orWait(await parts.limits.everywhere.take({ rule: CHANGES, of: [owner.id] }))
  return owner
}

export async function listOwn(deps: Deps, context: Context): Promise<Sent<'ownerVacancies'>> {
  const { company } = await getOwner(deps, context, 'vacancies')
  const [rows, is_taken_down] = await Promise.all([
    store.listOfCompany(deps.db.content, company.id, MOST),
    store.isTakenDown(deps.db.content, company.id),
  ])
  return { vacancies: rows.map(row => present(deps, row, context)), is_taken_down }
}

export const readOwn = async (deps: Deps, id: string, context: Context): Promise<OwnVacancy> =>
  present(deps, await getOwn(deps, id, await getOwner(deps, context, 'vacancies')), context)

export async function closeOwn(deps: Deps, id: string, context: Context): Promise<OwnVacancy> {
  const owner = await actingOwner(deps, context)
  await withdraw(deps, owner, await getOwn(deps, id, owner), 'closed')
  return present(deps, await getOwn(deps, id, owner), context)
}

export async function removeOwn(deps: Deps, id: string, context: Context): Promise<Output<'removeVacancy'>> {
  const owner = await actingOwner(deps, context)
  await withdraw(deps, owner, await getOwn(deps, id, owner), 'removed')
  return { removed: true }
}

const present = ({ clock, places }: Deps, row: VacancyRow, { locale }: Context): OwnVacancy =>
  presentOwn(row, { places, locale }, dayOf(clock.now()))

async function getOwn({ db }: Deps, id: string, { company }: ActingOwner): Promise<VacancyRow> {
  const row = await store.findVacancy(db.content, id)
  return row && row.company_id === company.id && row.state !== 'removed' ? row : fail('not_found')
}

const FROM = {
  closed: ['open', 'held', 'declined'],
  removed: ['open', 'held', 'declined', 'closed', 'ended'],
} as const

/** Closes or removes a vacancy; nothing changes where that has happened before. */
async function withdraw(
  { db, clock }: Deps,
  owner: ActingOwner,
  row: VacancyRow,
  to: keyof typeof FROM,
): Promise<void> {
  await db.begin('content', async tx => {
    if (!(await store.setState(tx, row.id, [...FROM[to]], to))) return
    changedVacancy(row)
    await noteOwnersAct(tx, clock, owner, { subject: 'vacancy', subject_id: row.id, act: `vacancy_${to}` })
  })
}
