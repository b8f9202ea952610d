import { words } from '#web/platform/words.ts'
import { definePage } from '#web/platform/page.ts'
import type { Home } from '#shared/contract/companies.ts'

export const page = definePage<Home>({
  load: ({ call }) => call('home', {}),
  head: ({ locale, siteName }) => ({ title: siteName, description: words(locale, 'common').tagline }),
  View: ({ data }) => <h1>{data.today}</h1>,
})
