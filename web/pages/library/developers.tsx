import type { Output } from '#shared/contract/contract.ts'
import { DevelopersPage } from '#web/library/developers-page.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<Output<'publicCalls'>>({
  load: ({ call }) => call('publicCalls', {}),
  head: ({ locale }) => {
    const { title, description } = words(locale, 'developers')
    return { title, description }
  },
  View: ({ data }) => <DevelopersPage calls={data.calls} />,
})
