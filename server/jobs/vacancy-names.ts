import type { Locale } from '#shared/locale.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { failChoice, failField } from '#server/platform/http/errors.ts'
import type { VacancyRow } from './row.ts'
import * as store from './store.ts'

/** A vacancy for other rooms. `ended_on`: its last day, or today where it was stopped earlier; null while it is open or held. */
export type NamedVacancy = {
  id: string
  company_id: string
  title: string
  locale: Locale
  is_open: boolean
  /** It has a page: open, closed or ended, of a listed company. */
  is_shown: boolean
  /** Part of a takedown of its company, which can no longer read its applications. */
  is_barred: boolean
  last_day: string
  ended_on: string | null
}

/** Vacancies by their ids, in any state. */
export async function listNamedVacancies(
  sql: Queryable,
  ids: string[],
  today: string,
): Promise<Map<string, NamedVacancy>> {
  const rows = await store.listByIds(sql, [...new Set(ids)])
  return new Map(
    rows.map(({ state, is_listed, ...row }) => {
      const isPast = row.last_day < today
      const isStopped = state === 'closed' || state === 'removed' || state === 'declined'
      const ended_on = isPast ? row.last_day : isStopped ? today : null
      const is_shown = is_listed && isShown(state)
      return [row.id, { ...row, is_open: state === 'open' && is_listed && !isPast, is_shown, ended_on }]
    }),
  )
}

/** Most vacancies offered for a choice. */
const MOST_CANDIDATES = 20

/** The only open vacancy of a company. With several, it fails at the field with the candidates. */
export async function chooseVacancy(sql: Queryable, company: string, today: string): Promise<string> {
  const page = { sort: 'newest', edge: undefined, limit: MOST_CANDIDATES } as const
  const open = await store.listOpen(sql, { today, company }, page)
  const [first] = open
  if (!first) return failField('vacancy_id', 'no_vacancy')
  const candidates = open.map(({ id, title }) => ({ id, name: title, place: null }))
  return open.length === 1 ? first.id : failChoice('vacancy_id', 'which_vacancy', candidates)
}

export const isShown = (state: VacancyRow['state']): boolean =>
  state === 'open' || state === 'closed' || state === 'ended'
