import type { HandlerInput, Sent } from '#shared/contract/contract.ts'
import type { Sql } from '#server/platform/db/db.ts'
import { listNamedVacancies } from './vacancy-names.ts'
import * as store from './store.ts'

/** Current state of saved vacancies and companies. The request is anonymous, and nothing is stored. */
export async function savedNow(
  sql: Sql,
  { jobs, companies }: HandlerInput<'savedNow'>['body'],
  today: string,
): Promise<Sent<'savedNow'>> {
  const [vacancies, hiring] = await Promise.all([
    listNamedVacancies(sql, jobs, today),
    store.listHiring(sql, companies, today),
  ])
  const hires = new Map(hiring.map(({ id, open, newest }) => [id, { open, newest }]))
  return {
    jobs: byId(jobs, id => {
      const found = vacancies.get(id)
      return found?.is_shown ? { is_open: found.is_open, last_day: found.last_day } : null
    }),
    companies: byId(companies, id => hires.get(id) ?? null),
  }
}

const byId = <T>(ids: string[], now: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map(id => [id, now(id)]))
