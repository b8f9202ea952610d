import { companies } from '#shared/messages/id/companies/companies.ts'
import { footer } from '#shared/messages/id/frame/footer.ts'
import { lists } from '#shared/messages/id/frame/lists.ts'
import { masthead } from '#shared/messages/id/frame/masthead.ts'
import { reviews } from '#shared/messages/id/reviews/reviews.ts'
import { share } from '#shared/messages/id/frame/share.ts'
import { sorry } from '#shared/messages/id/frame/sorry.ts'

/** The words that every page needs, in one file. */
export const together = { companies, footer, lists, masthead, reviews, share, sorry }
