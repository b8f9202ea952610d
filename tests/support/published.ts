import { randomBytes, randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/db.ts'
import { countReviews } from '#server/reviews/figures.ts'

/** Published reviews as publication leaves them; later ones in the list appeared on earlier days. */
export async function publishReviews(
  db: Db,
  company: { id: string },
  ...reviews: Record<string, unknown>[]
): Promise<string[]> {
  const rows = reviews.map((review, index) => ({
    id: randomUUID(),
    company_id: company.id,
    state: 'published',
    employment_status: 0,
    locale: 'id',
    week: '2026-01-05',
    guard_year: 2026,
    published_on: new Date(Date.UTC(2026, 2, 1 - index)).toISOString().slice(0, 10),
    score: 4000,
    star: 4,
    overall_sentiment: 4,
    recommended: true,
    ratings: Array(13).fill(4),
    answers: [1, null, null, null, null, 0],
    city_id: '32.75',
    department: 'logistics',
    job_type: 'employee',
    job_role_id: null,
    headline: `Judul ulasan ke-${index}`,
    likes: `Rahasia baik ke-${index}`,
    manage_mac: randomBytes(32),
    submission_mac: randomBytes(32),
    ...review,
  }))
  await db.begin('content', async tx => {
    for (const row of rows) await tx`insert into content.review ${tx(row as never)}`
    const counted = rows.filter(row => row.state !== 'removed').map(({ id }) => id)
    await countReviews(tx, counted, 1, 3500)
  })
  return rows.map(row => row.id)
}
