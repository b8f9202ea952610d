import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { ComparePay } from '#web/pay/compare/compare-pay.tsx'
import { selectionIn } from '#web/pay/page/query.ts'
import { loadFigures, type Answer, type Loaded } from '#web/pay/page/figures.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { ReactNode } from 'react'
import '#web/pay/page/compare-pay.css'

export const page = definePage<Loaded, Answer>({
  load: ({ query, call }) =>
    loadFigures(
      call,
      selectionIn(name => query.get(name)),
    ),
  answer:
    import.meta.env.SSR &&
    (async ({ form, call }) => {
      const { answerForm } = await import('#web/pay/compare/answer.ts')
      return answerForm(call, form)
    }),
  head: ({ data, locale }) => {
    const { heading, title, description } = words(locale, 'comparing')
    return {
      title: `${title}: ${heading}`,
      description,
      noindex: Object.keys(data.selection).length > 0,
    }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'comparing').title, url: origin + href(locale, 'comparePay') },
      ]),
    ]),
  View: ({ data, answer }) => (
    <ComparePlace>
      <ComparePay loaded={data} answer={answer} />
    </ComparePlace>
  ),
})

/** Layout around the comparison. */
const ComparePlace = ({ children }: { children: ReactNode }) => (
  <div className="wrap paycompare">{children}</div>
)
