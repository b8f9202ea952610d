import type { Output } from '#shared/contract/contract.ts'
import { NoticesPage } from '#web/library/notices-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<Output<'notices'>>({
  load: ({ call }) => call('notices', {}),
  head: ({ locale }) => {
    const { title, description } = words(locale, 'developers').notices
    return { title, description }
  },
  View: ({ data }) => <NoticesPage {...data} />,
})
