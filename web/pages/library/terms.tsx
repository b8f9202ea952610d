import { LegalPage } from '#web/library/legal/legal-page.tsx'
import { Changes, Version } from '#web/library/legal/version.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => words(locale, 'legal').terms,
  View: Terms,
})

function Terms() {
  const words = useWords('legal')
  return (
    <LegalPage text={words.terms} standing={<Version name="terms" />} contents={words.contents}>
      <Changes name="terms" />
    </LegalPage>
  )
}
