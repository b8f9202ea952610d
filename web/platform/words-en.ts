import { companies } from '#shared/messages/en/companies.ts'
import { cookies } from '#shared/messages/en/cookies.ts'
import { footer } from '#shared/messages/en/footer.ts'
import { masthead } from '#shared/messages/en/masthead.ts'
import { reviews } from '#shared/messages/en/reviews.ts'
import { sorry } from '#shared/messages/en/sorry.ts'

/** What every page needs, as one file. */
export const together = { companies, cookies, footer, masthead, reviews, sorry }
