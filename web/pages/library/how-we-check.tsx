import type { PageText } from '#shared/contract/library/library.ts'
import { AboutPage } from '#web/library/about-page.tsx'
import { definePage } from '#web/platform/page.ts'

export const page = definePage<PageText>({
  load: ({ call, locale }) => call('pageText', { params: { name: 'how-we-check' }, query: { locale } }),
  head: ({ data: { title, description } }) => ({ title, description }),
  View: ({ data }) => <AboutPage text={data} self="howWeCheck" />,
})
