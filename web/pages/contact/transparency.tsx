import type { Output } from '#shared/contract/contract.ts'
import { Figures } from '#web/contact/figures.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

/** Statistics of the requests to the operator and their outcomes. */
export const page = definePage<Output<'transparency'>>({
  load: ({ call }) => call('transparency', {}),
  head: ({ locale }) => words(locale, 'contact').figures,
  View: ({ data }) => <Figures halves={data.halves} />,
})
