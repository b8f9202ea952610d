import { href } from '#shared/paths.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { CalculatorPlace } from '#web/calculators/calculator-place.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { onDemand } from '#web/forms/on-demand/on-demand.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

const { Part, load } = onDemand<{ sent: Typed | undefined }>(
  ['payslip', 'law', 'amount', 'forms'],
  async () => {
    const { TakeHome } = await import('#web/calculators/take-home/take-home.tsx')
    return TakeHome
  },
)

export const page = definePage<null, Typed>({
  load,
  answer:
    import.meta.env.SSR &&
    (async ({ form }) => {
      const { answerPay } = await import('#web/calculators/take-home/asked.ts')
      return answerPay(form)
    }),
  head: ({ locale }) => words(locale, 'calculators').takeHome,
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin, path }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'calculators').takeHome.heading, url: origin + path },
      ]),
    ]),
  View: ({ answer }) => (
    <CalculatorPlace {...useWords('calculators').takeHome}>
      <Part sent={answer} />
    </CalculatorPlace>
  ),
})
