import { OwnClaim } from '#web/owners/claim/own-claim.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** How one's claim stands. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'claims').own
    return { title, description, noindex: true }
  },
  View: OwnClaimPage,
})

function OwnClaimPage() {
  const { own, noScript } = useWords('claims')
  return (
    <div className="wrap wrap-form claim-own">
      <h1>{own.title}</h1>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <OwnClaim />
    </div>
  )
}
