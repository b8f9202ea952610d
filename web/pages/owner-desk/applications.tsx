import { ApplicationList } from '#web/owner-desk/applications/application-list.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Applications to the company. */
export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'hiring').title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerApplications">
      <ApplicationList />
    </OwnerArea>
  ),
})
