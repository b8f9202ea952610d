import { LegalPage } from '#web/frame/legal-page.tsx'
import { privacyOf } from '#web/frame/privacy.ts'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { useSite } from '#web/platform/site.ts'
import { words } from '#web/platform/words.ts'
import '#web/frame/legal.css'

export const page = definePage({
  head: ({ locale }) => words(locale, 'legal').privacy,
  View: () => <LegalPage text={privacyOf(useWords('legal'), useSite())} />,
})
