import type { Tx } from '#server/platform/db/db.ts'

export type Markable = { subject: 'review' | 'answer'; id: string }

/** Adds a mark; an existing one stays as it is. The item's count includes only counted marks. */
export async function addMark(
  tx: Tx,
  subjectId: string,
  mark: Buffer,
  counted: boolean,
): Promise<{ isNew: boolean; counted: boolean }> {
  const [added] = await tx`
    insert into content.helpful_mark (mark, subject_id, counted) values (${mark}, ${subjectId}, ${counted})
    on conflict do nothing returning 1`
  if (added) return { isNew: true, counted }
  const [existing] = await tx<{ counted: boolean }[]>`
    select counted from content.helpful_mark where mark = ${mark}`
  return { isNew: false, counted: existing?.counted ?? true }
}

export async function removeMark(
  tx: Tx,
  subjectId: string,
  mark: Buffer,
): Promise<{ counted: boolean } | undefined> {
  const [row] = await tx<{ counted: boolean }[]>`
    delete from content.helpful_mark where mark = ${mark} and subject_id = ${subjectId} returning counted`
  return row
}

/** The guideline on advertising and copies, which a run of marks falls under. */
const NOT_AN_EXPERIENCE = 6

/** Flags an open report of the item, or opens one without a sender; does nothing if readers cannot see the item. */
export async function flagReport(tx: Tx, { subject, id }: Markable, week: string): Promise<void> {
  await tx`
    insert into content.report (company_id, subject, subject_id, guideline, words, locale, week, flag)
    select company_id, ${subject}, id, ${NOT_AN_EXPERIENCE}::smallint, null, 'id', ${week}::date, 'run'
    from ${tx(`content.${subject}`)} where id = ${id} and state = 'published'
    on conflict (subject_id, guideline, md5(coalesce(words, ''))) where state = 'open' do update set flag = 'run'`
}

/** The current count; undefined if readers cannot see the item. */
export async function readHelpful(tx: Tx, { subject, id }: Markable): Promise<number | undefined> {
  const [row] = await tx<{ helpful_count: number }[]>`
    select helpful_count from ${tx(`content.${subject}`)} where id = ${id} and state = 'published'`
  return row?.helpful_count
}

type Counted = { company_id: string; shown_on: string; helpful_count: number }

/** The count after the change, with the company and the page that show it; undefined if readers cannot see the item. */
export async function changeHelpful(
  tx: Tx,
  { subject, id }: Markable,
  by: number,
): Promise<Counted | undefined> {
  const page = subject === 'review' ? tx`'review:' || id` : tx`'question:' || question_id`
  const [row] = await tx<Counted[]>`
    update ${tx(`content.${subject}`)} set helpful_count = helpful_count + ${by}
    where id = ${id} and state = 'published' returning company_id, helpful_count, ${page} as shown_on`
  return row
}
