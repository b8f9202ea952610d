import { Colleagues } from '#web/owners/account/colleagues.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => {
    const { area, colleagues } = words(locale, 'owners')
    return { title: colleagues.title, description: area.description, noindex: true }
  },
  View: () => (
    <OwnerArea page="ownerColleagues" needs="colleagues">
      <Colleagues />
    </OwnerArea>
  ),
})
