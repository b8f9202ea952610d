import type { Output } from '#shared/contract/contract.ts'
import type { PageText } from '#shared/contract/library/library.ts'
import { DevelopersPage } from '#web/library/developers-page.tsx'
import { definePage } from '#web/platform/page.ts'

export const page = definePage<Output<'publicCalls'> & { text: PageText }>({
  async load({ call, locale }) {
    const [text, { calls }] = await Promise.all([
      call('pageText', { params: { name: 'developers' }, query: { locale } }),
      call('publicCalls', {}),
    ])
    return { text, calls }
  },
  head: ({ data: { text } }) => ({ title: text.title, description: text.description }),
  View: ({ data }) => <DevelopersPage {...data} />,
})
