import { ClaimPage } from '#web/owners/claim/claim-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Asking to speak for a company that is named here. */
export const page = definePage({
  head: ({ locale }) => {
    const { titleNamed, description } = words(locale, 'claims')
    return { title: titleNamed, description, noindex: true }
  },
  View: () => <ClaimPage />,
})
