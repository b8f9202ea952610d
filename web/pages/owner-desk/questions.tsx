import { OwnerQuestions } from '#web/owner-desk/questions/owner-questions.tsx'
import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'asking').owner.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerQuestions" needs="reply">
      <OwnerQuestions />
    </OwnerArea>
  ),
})
