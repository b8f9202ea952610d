import { Account } from '#web/owners/account/account.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { area, account } = words(locale, 'owners')
    return { title: account.title, description: area.description, noindex: true }
  },
  View: () => (
    <OwnerArea page="ownerAccount">
      <Account />
    </OwnerArea>
  ),
})
