import type { Output } from '#shared/contract/contract.ts'
import { Figures } from '#web/contact/figures.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** What people ask of us, and how it ends. */
export const page = definePage<Output<'transparency'>>({
  load: ({ call }) => call('transparency', {}),
  head: ({ locale }) => words(locale, 'contact').figures,
  View: ({ data }) => <Figures halves={data.halves} />,
})
