import { z } from 'zod'
import { count, day, id, line, slug } from '../fields.ts'
import { VACANCY } from '../jobs/limits.ts'
import { SAVED_MOST } from './saved-limit.ts'

/** A vacancy and a company as they were called when somebody kept them: that is what is left once they are gone. */
const job = z.strictObject({ id, title: line(1, VACANCY.title.max), company: line(1, 200) })
const company = z.strictObject({ id, slug, name: line(1, 200) })

const saved = z.object({ jobs: z.array(job), companies: z.array(company) })

export type SavedJob = z.output<typeof job>
export type FollowedCompany = z.output<typeof company>
export type Saved = z.output<typeof saved>

/** What an account keeps and what a browser does may be asked for together. */
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
  /** Adds what is not there yet, newest first. */
  save: {
    body: z.strictObject({
      jobs: z.array(job).max(SAVED_MOST).default([]),
      companies: z.array(company).max(SAVED_MOST).default([]),
    }),
    response: saved,
  },
  /** How vacancies and companies stand now, by their ids; null where nobody finds them any more. */
  savedNow: { body: z.strictObject({ jobs: ids, companies: ids }), response: savedNow },
  unsave: { params: z.object({ id }), response: saved },
}
