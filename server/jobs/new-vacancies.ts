import type { Queryable } from '#server/platform/db/db.ts'
import type { VacancyContent, VacancyRow } from './row.ts'
import * as store from './store.ts'

/** A vacancy for alert letters; `words` are its search words. */
export type NewVacancy = Omit<VacancyContent, Long> &
  Pick<VacancyRow, 'id' | 'company_id' | 'opened_on'> & {
    company: string
    slug: string
    best_score: number
    words: string[]
  }
type Long = 'description' | 'expectations' | 'requirements' | 'locale' | 'last_day'

/** Upper limit of vacancies in one run of alerts. */
const MOST = 50_000

/** Open vacancies that opened after one day and up to another, newest first. */
export const listNewlyOpen = (
  sql: Queryable,
  days: { after: string; until: string; today: string },
): Promise<NewVacancy[]> => store.listNewlyOpen(sql, days, MOST)
