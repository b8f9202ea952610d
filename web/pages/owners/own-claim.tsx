import { OwnClaim } from '#web/owners/claim/own-claim.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** State of a claim. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'claims').own
    return { title, description, noindex: true }
  },
  View: OwnClaim,
})
