import { companies } from '#shared/messages/id/companies.ts'
import { cookies } from '#shared/messages/id/cookies.ts'
import { footer } from '#shared/messages/id/footer.ts'
import { masthead } from '#shared/messages/id/masthead.ts'
import { reviews } from '#shared/messages/id/reviews.ts'
import { sorry } from '#shared/messages/id/sorry.ts'

/** What every page needs, as one file. */
export const together = { companies, cookies, footer, masthead, reviews, sorry }
