import { z } from 'zod'
import { count, day, id, line, slug } from '../fields.ts'
import { VACANCY } from '../jobs/limits.ts'
import { SAVED_MOST } from './saved-limit.ts'

/** Names at the time of saving; lists show them after the vacancy or the company has been removed. */
const job = z.strictObject({ id, title: line(1, VACANCY.title.max), company: line(1, 200) })
const company = z.strictObject({ id, slug, name: line(1, 200) })

const saved = z.object({ jobs: z.array(job), companies: z.array(company) })

export type SavedJob = z.output<typeof job>
export type FollowedCompany = z.output<typeof company>
export type Saved = z.output<typeof saved>

/** A request may combine the account's saved items with those of the browser, hence twice the limit. */
const ids = z
  .array(id)
  .max(2 * SAVED_MOST)
  .default([])

const savedNow = z.object({
  jobs: z.record(id, z.object({ is_open: z.boolean(), last_day: day }).nullable()),
  companies: z.record(id, z.object({ open: count, newest: day.nullable() }).nullable()),
})
export type SavedNow = z.output<typeof savedNow>

export const savedSchemas = {
  saved: { response: saved },
  /** Adds the items that are not saved yet, newest first. */
  save: {
    body: z.strictObject({
      jobs: z.array(job).max(SAVED_MOST).default([]),
      companies: z.array(company).max(SAVED_MOST).default([]),
    }),
    response: saved,
  },
  /** Current state of vacancies and companies by id; null where they are no longer listed. */
  savedNow: { body: z.strictObject({ jobs: ids, companies: ids }), response: savedNow },
  unsave: { params: z.object({ id }), response: saved },
}
