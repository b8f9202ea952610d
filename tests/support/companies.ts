import { randomUUID } from 'node:crypto'
import type { Db } from '#server/platform/db/db.ts'
import { createCompany, type CreatedCompany, type NewCompany } from '#server/companies/create.ts'
import type { StatsRow } from '#server/companies/store.ts'

/** Settable figures of a company: its row without the score, which the database calculates. */
export type Figures = Partial<Omit<StatsRow, 'score'> & { rank_score: number }>

/** A listed company as the importer creates it, with figures as publishing would have left them. */
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

/** A unique name without digits, because several in a row are refused as a phone number. */
export const uniqueName = (word: string): string =>
  `${word} ${randomUUID().replace(/\d/g, digit => String.fromCharCode(103 + Number(digit)))}`
