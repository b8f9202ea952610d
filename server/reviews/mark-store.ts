import type { Tx } from '#server/platform/db/db.ts'

/** What readers may mark: a review, or an answer. */
export type Markable = { subject: 'review' | 'answer'; id: string }

/** A thing's count follows the counted ones of its marks. A mark that stands stays as it is. */
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
  const [known] = await tx<{ counted: boolean }[]>`
    select counted from content.helpful_mark where mark = ${mark}`
  return { isNew: false, counted: known?.counted ?? true }
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

/** The guideline on advertising and copies: what a run of marks is for. */
const NOT_AN_EXPERIENCE = 6

/** Flags an open report of the thing, or opens one that nobody sent; nothing where readers cannot see it. */
export async function flagReport(tx: Tx, { subject, id }: Markable, week: string): Promise<void> {
  await tx`
    insert into content.report (company_id, subject, subject_id, guideline, words, locale, week, flag)
    select company_id, ${subject}, id, ${NOT_AN_EXPERIENCE}::smallint, null, 'id', ${week}::date, 'run'
    from ${tx(`content.${subject}`)} where id = ${id} and state = 'published'
    on conflict (subject_id, guideline, md5(coalesce(words, ''))) where state = 'open' do update set flag = 'run'`
}

/** The count as it stands; undefined when readers cannot see the thing. */
export async function readHelpful(tx: Tx, { subject, id }: Markable): Promise<number | undefined> {
  const [row] = await tx<{ helpful_count: number }[]>`
    select helpful_count from ${tx(`content.${subject}`)} where id = ${id} and state = 'published'`
  return row?.helpful_count
}

type Counted = { company_id: string; shown_on: string; helpful_count: number }

/** The count after the change, with the company and the page that show it; undefined when readers cannot see the thing. */
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
