import { z } from 'zod'
import { id, line, slug } from '../fields.ts'
import { VACANCY } from '../jobs/limits.ts'
import { SAVED_MOST } from './saved-limit.ts'

/** A vacancy and a company as they were called when somebody kept them: that is what is left once they are gone. */
const job = z.strictObject({ id, title: line(1, VACANCY.title.max), company: line(1, 200) })
const company = z.strictObject({ id, slug, name: line(1, 200) })

const saved = z.object({ jobs: z.array(job), companies: z.array(company) })

export type SavedJob = z.output<typeof job>
export type FollowedCompany = z.output<typeof company>
export type Saved = z.output<typeof saved>

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
  unsave: { params: z.object({ id }), response: saved },
}
