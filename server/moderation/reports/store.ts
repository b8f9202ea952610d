import type { Queryable, Tx } from '#server/platform/db/db.ts'

type NewReport = {
  company_id: string
  subject: string
  subject_id: string
  guideline: number
  words: string | null
  locale: string
  week: string
}

export async function countOpenReports(sql: Queryable, subjectId: string): Promise<number> {
  const [row] = await sql<{ n: number }[]>`
    select count(*) as n from content.report where subject_id = ${subjectId} and state = 'open'`
  return row?.n ?? 0
}

/** The same report of the same thing is stored once while it is open. */
export async function insertReport(tx: Tx, report: NewReport): Promise<void> {
  await tx`insert into content.report ${tx(report)} on conflict do nothing`
}

/** Counts one more report with this reason, without its words. */
export async function countReport(tx: Tx, report: Omit<NewReport, 'words'>): Promise<void> {
  await tx`
    insert into content.report as r (company_id, subject, subject_id, guideline, locale, week)
    values (${report.company_id}, ${report.subject}, ${report.subject_id}, ${report.guideline}, ${report.locale}, ${report.week})
    on conflict (subject_id, guideline, md5(coalesce(words, ''))) where state = 'open' do update set times = r.times + 1`
}

export async function moveReports(tx: Tx, from: string, into: string): Promise<void> {
  await tx`update content.report set company_id = ${into} where company_id = ${from}`
}

/** Reports of content that was taken down are upheld with it. */
export async function closeReportsOf(tx: Tx, subjectId: string): Promise<void> {
  await tx`update content.report set state = 'upheld' where subject_id = ${subjectId} and state = 'open'`
}

export async function dismissReports(tx: Tx, subjectIds: string[]): Promise<void> {
  await tx`update content.report set state = 'dismissed' where subject_id = any(${subjectIds}::uuid[]) and state = 'open'`
}
