import type { Tx } from '#server/platform/db.ts'

/** True when the mark is new; a review's count follows its marks. */
export async function addMark(tx: Tx, reviewId: string, mark: Buffer): Promise<boolean> {
  const rows =
    await tx`insert into content.helpful_mark (mark, review_id) values (${mark}, ${reviewId}) on conflict do nothing returning 1`
  return rows.length > 0
}

export async function removeMark(tx: Tx, reviewId: string, mark: Buffer): Promise<boolean> {
  const rows =
    await tx`delete from content.helpful_mark where mark = ${mark} and review_id = ${reviewId} returning 1`
  return rows.length > 0
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
