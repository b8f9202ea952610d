import { ClaimPage } from '#web/owners/claim/claim-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Claim of a company that is named in the form. */
export const page = definePage({
  head: ({ locale }) => {
    const { titleNamed, description } = words(locale, 'claims')
    return { title: titleNamed, description, noindex: true }
  },
  View: () => <ClaimPage />,
})
