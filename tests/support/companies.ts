import type { Db } from '#server/platform/db.ts'
import { createCompany, type CreatedCompany, type NewCompany } from '#server/companies/create.ts'

/** Columns of content.company_stats; sums of scores are thousandths. */
export type Figures = Partial<{
  review_count: number
  score_sum: number
  recommend_count: number
  stars: number[]
  sentiments: number[]
  rating_sums: number[]
  rating_counts: number[]
  answer_yes: number[]
  answer_no: number[]
  former_count: number
  applicant_count: number
  applicant_score_sum: number
  applicant_rating_sums: number[]
  applicant_rating_counts: number[]
  rank_score: number
}>

/** A listed company as the importer makes one, with figures as publishing would have left them. */
export async function addCompany(
  db: Db,
  company: Partial<NewCompany> & { name: string },
  figures: Figures = {},
): Promise<CreatedCompany> {
  return db.begin('content', async tx => {
    const created = await createCompany(tx, { listed_on: '2026-01-05', ...company })
    if (Object.keys(figures).length > 0)
      await tx`update content.company_stats set ${tx(figures)} where company_id = ${created.id}`
    return created
  })
}

/** Figures of `count` reviews by employees with one mean, from 1 to 5. */
export const scored = (count: number, mean: number): Figures => ({
  review_count: count,
  score_sum: Math.round(mean * 1000) * count,
  rank_score: Math.round((mean * 1000 * count + 5 * 3000) / (count + 5)),
})
