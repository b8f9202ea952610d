import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import type { VacancyChange } from '#shared/contract/jobs/vacancy-change.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { dayOf, yearOf, type Clock } from '#server/platform/clock.ts'
import { noteOwnersAct } from '#server/moderation/history.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Context } from '#server/platform/http/api.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import { earlierHolds } from './earlier-holds.ts'
import { notifyOwnersLater } from './owner-letters.ts'
import { presentOwn } from './present.ts'
import { vacancyContent } from './vacancy-input.ts'
import type { VacancyContent, VacancyRow } from './row.ts'
import * as store from './store.ts'
import { writeVacancy } from './write.ts'
import { findingsIn } from '#shared/rules/vacancy/read.ts'
import type { CityNames } from '#server/places/city-names.ts'
import type { Places } from '#server/places/places.ts'
import type { MinimumWages } from '#server/places/wages/minimum-wages.ts'
import { isOwedMinimum } from './pay-offered.ts'

export type Saving = Pick<Parts, 'db' | 'clock'> & Reader

/** Posts, changes or reopens a vacancy; the client's id is the idempotency key. */
export async function saveVacancy(
  saving: Saving,
  owner: ActingOwner,
  body: VacancyChange,
  { locale }: Context,
): Promise<OwnVacancy> {
  const { db, clock, places } = saving
  const { company, subscription } = owner
  if (body.company_id !== undefined && body.company_id !== company.id) fail('not_found')
  const today = dayOf(clock.now())
  const content = vacancyContent(saving, body, { today, until: subscription.until, locale, company })
  const read = await readAdvertisement(saving, content)
  const id = body.id ?? randomUUID()
  const row = await db.begin('content', async tx => {
    const before = await beforeIn(tx, id, company.id)
    if (before && isSame(before, content)) return before
    if (before && body.version !== before.version) return fail('conflict')
    const isAgain = before !== undefined && !isLive(before, today)
    const findings = [...read, ...(await earlierHolds(tx, company.id, before))]
    const written = {
      ...content,
      id,
      company_id: company.id,
      state: findings.some(({ effect }) => effect === 'hold') ? 'held' : 'open',
      findings,
      opened_on: !before || isAgain ? today : before.opened_on,
      reposted: (before?.reposted ?? 0) + (isAgain && before.state !== 'declined' ? 1 : 0),
      version: randomUUID(),
    } as const
    await writeVacancy(tx, places, company.name, written)
    if (written.state === 'held' && before?.state !== 'held')
      await notifyOwnersLater(tx, saving, {
        company_id: company.id,
        letter: 'vacancyHeld',
        title: content.title,
      })
    const act = before ? (isAgain ? 'vacancy_reopened' : 'vacancy_changed') : 'vacancy_posted'
    await noteOwnersAct(tx, clock, owner, { subject: 'vacancy', subject_id: id, act })
    return { ...written, note: null }
  })
  return presentOwn(row, { places, locale }, today)
}

/** Locks the existing row. Not found for another company's vacancy, or a removed one. */
async function beforeIn(tx: Tx, id: string, companyId: string): Promise<VacancyRow | undefined> {
  const before = await store.lockVacancy(tx, id)
  return before && (before.company_id !== companyId || before.state === 'removed')
    ? fail('not_found')
    : before
}

const isLive = ({ state, last_day }: VacancyRow, today: string): boolean =>
  (state === 'open' || state === 'held') && last_day >= today

/** Whether the same content was sent again. The same content for a vacancy that is neither open nor held reopens it. */
const isSame = (before: VacancyRow, content: VacancyContent): boolean =>
  (before.state === 'open' || before.state === 'held') &&
  Object.entries(content).every(([key, value]) =>
    isDeepStrictEqual(before[key as keyof VacancyContent], value),
  )

type Reader = {
  places: Places
  cityNames: CityNames
  clock: Clock
  minimumWages: () => Promise<MinimumWages>
}

/** Findings in an advertisement; pay is compared with the highest minimum wage of its cities. */
async function readAdvertisement(
  { minimumWages, clock }: Reader,
  content: VacancyContent,
): Promise<OwnVacancy['findings']> {
  const wages = await minimumWages()
  const year = yearOf(clock.now())
  const cities = isOwedMinimum(content) ? content.city_ids : []
  const minimum = Math.max(0, ...cities.map(city => wages.newest(city, year)?.amount ?? 0))
  return findingsIn({ ...content, minimum: minimum || null })
}
