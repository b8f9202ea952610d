import { OneApplication } from '#web/owner-desk/applications/one-application.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'hiring').one.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerApplications">
      <OneApplication />
    </OwnerArea>
  ),
})
