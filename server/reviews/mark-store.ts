import type { Tx } from '#server/platform/db/db.ts'

/** A review's count follows the counted ones of its marks. A mark that stands stays as it is. */
export async function addMark(
  tx: Tx,
  reviewId: string,
  mark: Buffer,
  counted: boolean,
): Promise<{ isNew: boolean; counted: boolean }> {
  const [added] = await tx`
    insert into content.helpful_mark (mark, review_id, counted) values (${mark}, ${reviewId}, ${counted})
    on conflict do nothing returning 1`
  if (added) return { isNew: true, counted }
  const [known] = await tx<{ counted: boolean }[]>`
    select counted from content.helpful_mark where mark = ${mark}`
  return { isNew: false, counted: known?.counted ?? true }
}

export async function removeMark(
  tx: Tx,
  reviewId: string,
  mark: Buffer,
): Promise<{ counted: boolean } | undefined> {
  const [row] = await tx<{ counted: boolean }[]>`
    delete from content.helpful_mark where mark = ${mark} and review_id = ${reviewId} returning counted`
  return row
}

/** The guideline on advertising and copies: what a run of marks is for. */
const NOT_AN_EXPERIENCE = 6

/** Flags an open report of the review, or opens one that nobody sent. */
export async function flagReport(
  tx: Tx,
  { id, companyId, week }: { id: string; companyId: string; week: string },
): Promise<void> {
  await tx`
    insert into content.report (company_id, subject, subject_id, guideline, words, locale, week, flag)
    values (${companyId}, 'review', ${id}, ${NOT_AN_EXPERIENCE}, null, 'id', ${week}, 'run')
    on conflict (subject_id, guideline, md5(coalesce(words, ''))) where state = 'open' do update set flag = 'run'`
}

/** The count as it stands; undefined when readers cannot see the review. */
export async function readHelpful(tx: Tx, reviewId: string): Promise<number | undefined> {
  const [row] = await tx<{ helpful_count: number }[]>`
    select helpful_count from content.review where id = ${reviewId} and state = 'published'`
  return row?.helpful_count
}

/** The count after the change, with the company whose pages show it; undefined when readers cannot see the review. */
export async function changeHelpful(
  tx: Tx,
  reviewId: string,
  by: number,
): Promise<{ company_id: string; helpful_count: number } | undefined> {
  const [row] = await tx<{ company_id: string; helpful_count: number }[]>`
    update content.review set helpful_count = helpful_count + ${by}
    where id = ${reviewId} and state = 'published' returning company_id, helpful_count`
  return row
}
