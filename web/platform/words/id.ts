import { companies } from '#shared/messages/id/companies.ts'
import { footer } from '#shared/messages/id/footer.ts'
import { lists } from '#shared/messages/id/lists.ts'
import { masthead } from '#shared/messages/id/masthead.ts'
import { reviews } from '#shared/messages/id/reviews.ts'
import { share } from '#shared/messages/id/share.ts'
import { sorry } from '#shared/messages/id/sorry.ts'

/** What every page needs, as one file. */
export const together = { companies, footer, lists, masthead, reviews, share, sorry }
