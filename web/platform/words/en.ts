import { companies } from '#shared/messages/en/companies/companies.ts'
import { footer } from '#shared/messages/en/frame/footer.ts'
import { lists } from '#shared/messages/en/frame/lists.ts'
import { masthead } from '#shared/messages/en/frame/masthead.ts'
import { reviews } from '#shared/messages/en/reviews/reviews.ts'
import { share } from '#shared/messages/en/frame/share.ts'
import { sorry } from '#shared/messages/en/frame/sorry.ts'

/** The words that every page needs, in one file. */
export const together = { companies, footer, lists, masthead, reviews, share, sorry }
