import type { PageText } from '#shared/contract/library/library.ts'
import { LegalPage } from '#web/library/legal/legal-page.tsx'
import { privacyOf } from '#web/library/legal/privacy.ts'
import { Changes, Version } from '#web/library/legal/version.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { useSite } from '#web/platform/site.ts'

export const page = definePage<PageText>({
  load: ({ call, locale }) => call('pageText', { params: { name: 'privacy' }, query: { locale } }),
  head: ({ data: { title, description } }) => ({ title, description }),
  View: Privacy,
})

function Privacy({ data }: { data: PageText }) {
  const words = useWords('legal')
  const text = privacyOf(data, words, useSite())
  return (
    <LegalPage text={text} effective={<Version name="privacy" />} contents={words.contents}>
      <Changes name="privacy" />
    </LegalPage>
  )
}
