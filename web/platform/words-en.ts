import { common } from '#shared/messages/en/common.ts'
import { companies } from '#shared/messages/en/companies.ts'
import { reviews } from '#shared/messages/en/reviews.ts'

/** What most pages need, as one file. */
export const together = { common, companies, reviews }
