import { common } from '#shared/messages/id/common.ts'
import { companies } from '#shared/messages/id/companies.ts'
import { reviews } from '#shared/messages/id/reviews.ts'

/** What most pages need, as one file. */
export const together = { common, companies, reviews }
