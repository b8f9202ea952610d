import type { PageText } from '#shared/contract/library/library.ts'
import { LegalPage } from '#web/library/legal/legal-page.tsx'
import { Changes, Version } from '#web/library/legal/version.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'

export const page = definePage<PageText>({
  load: ({ call, locale }) => call('pageText', { params: { name: 'terms' }, query: { locale } }),
  head: ({ data: { title, description } }) => ({ title, description }),
  View: Terms,
})

function Terms({ data }: { data: PageText }) {
  const { contents } = useWords('legal')
  return (
    <LegalPage text={data} effective={<Version name="terms" />} contents={contents}>
      <Changes name="terms" />
    </LegalPage>
  )
}
