import { href } from '#shared/paths.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { Thr } from '#web/calculators/thr/thr.tsx'
import { CalculatorPlace } from '#web/calculators/calculator-place.tsx'
import { answerThr } from '#web/calculators/thr/query.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<null, Typed>({
  answer: import.meta.env.SSR && (({ form }) => Promise.resolve(answerThr(form))),
  head: ({ locale }) => words(locale, 'calculators').thr,
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin, path }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'calculators').thr.heading, url: origin + path },
      ]),
    ]),
  View: ({ answer }) => (
    <CalculatorPlace {...useWords('calculators').thr}>
      <Thr sent={answer} />
    </CalculatorPlace>
  ),
})
