import { LegalPage } from '#web/legal/legal-page.tsx'
import { privacyOf } from '#web/legal/privacy.ts'
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
  return <LegalPage text={privacyOf(words, useSite())} words={words} />
}
