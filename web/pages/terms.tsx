import { LegalPage } from '#web/legal/legal-page.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage({
  head: ({ locale }) => words(locale, 'legal').terms,
  View: () => <LegalPage text={useWords('legal').terms} />,
})
