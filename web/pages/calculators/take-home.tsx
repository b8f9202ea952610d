import { href } from '#shared/paths.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { TakeHome } from '#web/calculators/take-home/take-home.tsx'
import { CalculatorPlace } from '#web/calculators/calculator-place.tsx'
import { answerPay } from '#web/calculators/take-home/query.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<null, Typed>({
  answer: import.meta.env.SSR && (({ form }) => Promise.resolve(answerPay(form))),
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
      <TakeHome sent={answer} />
    </CalculatorPlace>
  ),
})
