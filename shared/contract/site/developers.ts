import { z } from 'zod'
import type { Schemas } from '../contract.ts'

const place = z.object({ name: z.string(), kind: z.string(), required: z.boolean() })

/** The public calls, for the developers' page. */
const publicCalls = z.object({
  calls: z.array(
    z.object({
      name: z.string(),
      method: z.string(),
      path: z.string(),
      /** Tag in the OpenAPI document. */
      room: z.string(),
      says: z.string(),
      takes: z.array(place),
      answers: z.array(place.omit({ required: true })),
      /** An example, as JSON. */
      body: z.string().nullable(),
    }),
  ),
})

const notice = z.object({ what: z.string(), of: z.string(), licence: z.string() })

export const developerSchemas = {
  publicCalls: { response: publicCalls },
  notices: { response: z.object({ data: z.array(notice), packages: z.array(notice) }) },
} satisfies Record<string, Schemas>
