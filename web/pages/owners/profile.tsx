import { OwnerArea } from '#web/owners/owner-area.tsx'
import { ProfileEditor } from '#web/owners/profile/profile-editor.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Editor of the company's profile. */
export const page = definePage({
  head: ({ locale }) => {
    const { title, description } = words(locale, 'profile')
    return { title, description, noindex: true }
  },
  View: () => (
    <OwnerArea page="ownerProfile" needs="profile">
      <ProfileEditor />
    </OwnerArea>
  ),
})
