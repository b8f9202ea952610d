import type { FoundContent } from '#shared/contract/contact/desk-inquiry.ts'
import type { Locale } from '#shared/locale.ts'
import type { Waiting } from '#server/moderation/desk/subject.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'
import { before } from '../earlier-holds.ts'
import type { VacancyRow } from '../row.ts'

export type DeskRow = Pick<
  VacancyRow,
  | 'company_id'
  | 'state'
  | 'version'
  | 'title'
  | 'description'
  | 'expectations'
  | 'requirements'
  | 'locale'
  | 'findings'
> & { company: string; reports: ReportRow[]; company_has: number }
/** `reason`: position in `VACANCY_REASONS`, counted from one. */
export type ReportRow = { reason: number; words: string | null; times: number; locale: Locale; week: string }

/** Vacancies that the advertising rules hold, and open ones that readers reported. */
export const waiting = (sql: Queryable): Waiting => ({
  columns: sql`item.company_id, c.name as company, item.state, item.version, item.title, item.description, item.expectations,
    item.requirements, item.locale, item.findings,
    (select coalesce(jsonb_agg(jsonb_build_object(
       'reason', p.guideline, 'words', p.words, 'times', p.times, 'locale', p.locale, 'week', p.week) order by p.week, p.id), '[]')
     from content.report p where p.subject_id = item.id and p.state = 'open') as reports,
    (select count(*) from content.vacancy o
     where o.company_id = item.company_id and o.state in ('open', 'held')) as company_has`,
  from: sql`content.vacancy item join content.company c on c.id = item.company_id
    where item.state in ('open', 'held') and item.id in (
      select id from content.vacancy where state = 'held'
      union all select subject_id from content.report where state = 'open' and subject = 'job')`,
  order: sql`item.opened_on, item.id`,
})

/** Opens a held vacancy: it counts as new from today, and the mark of an earlier decline is removed. Open ones are unchanged. */
export const show = (tx: Tx, id: string, today: string) => tx`
  update content.vacancy set state = 'open', opened_on = ${today},
    findings = (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(findings) one where one->>'kind' <> 'declined')
  where id = ${id} and state = 'held'`

/** Returns its title; undefined where it was removed or already declined. */
export async function decline(tx: Tx, id: string, note: string): Promise<string | undefined> {
  const [row] = await tx<{ title: string }[]>`
    update content.vacancy set state = 'declined', note = ${note}, findings = findings || ${tx.json([before('declined')])}
    where id = ${id} and state in ('open', 'held', 'closed', 'ended') returning title`
  return row?.title
}

export const declineAll = (tx: Tx, companyId: string, note: string) => tx<
  Pick<VacancyRow, 'id' | 'company_id'>[]
>`
  update content.vacancy set state = 'declined', note = ${note}
  where company_id = ${companyId} and state in ('open', 'held') returning id, company_id`

/** Marks all vacancies of a company, including closed and removed ones, so that its future vacancies are held. */
export const markTakenDown = (tx: Tx, companyId: string) => tx`
  update content.vacancy set findings = findings || ${tx.json([before('declined'), before('taken_down')])}
  where company_id = ${companyId} and not findings @> '[{"kind": "declined"}, {"kind": "taken_down"}]'`

/**
 * Removes the takedown marks. Declined vacancies stay declined and are reviewed again before they appear.
 * `was_barred`: its applicants were warned.
 */
export const unmark = (tx: Tx, companyId: string) => tx<{ id: string; was_barred: boolean }[]>`
  update content.vacancy
  set findings = (select coalesce(jsonb_agg(one), '[]') from jsonb_array_elements(findings) one where one->>'kind' <> 'taken_down')
  where company_id = ${companyId} and findings @> '[{"kind": "taken_down"}]'
  returning id, findings @> '[{"kind": "declined"}]' as was_barred`

export const upholdReports = (tx: Tx, ids: string[]) => tx`
  update content.report set state = 'upheld' where subject_id = any(${ids}::uuid[]) and state = 'open'`

export async function localeOf(sql: Queryable, id: string): Promise<Locale> {
  const [row] = await sql<{ locale: Locale }[]>`select locale from content.vacancy where id = ${id}`
  return row?.locale ?? 'id'
}

/** A vacancy that has a page, or had one until the team declined it. */
export const listContent = (sql: Queryable, id: string) => sql<FoundContent[]>`
  select 'vacancy' as subject, id, case when state <> 'declined' then concat_ws(E'\\n', title, description) end as words, locale,
    state <> 'declined' as shown, false as examined
  from content.vacancy where id = ${id} and state in ('open', 'closed', 'ended', 'declined')`
