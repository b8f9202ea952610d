import { LegalPage } from '#web/library/legal/legal-page.tsx'
import { privacyOf } from '#web/library/legal/privacy.ts'
import { Changes, Version } from '#web/library/legal/version.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { useSite } from '#web/platform/site.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => words(locale, 'legal').privacy,
  View: Privacy,
})

function Privacy() {
  const words = useWords('legal')
  const text = privacyOf(words, useSite())
  return (
    <LegalPage text={text} standing={<Version name="privacy" />} contents={words.contents}>
      <Changes name="privacy" />
    </LegalPage>
  )
}
