import { companies } from '#shared/messages/en/companies.ts'
import { footer } from '#shared/messages/en/footer.ts'
import { lists } from '#shared/messages/en/lists.ts'
import { masthead } from '#shared/messages/en/masthead.ts'
import { reviews } from '#shared/messages/en/reviews.ts'
import { share } from '#shared/messages/en/share.ts'
import { sorry } from '#shared/messages/en/sorry.ts'

/** What every page needs, as one file. */
export const together = { companies, footer, lists, masthead, reviews, share, sorry }
