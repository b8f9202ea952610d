import { href } from '#shared/paths.ts'
import type { Typed } from '#web/forms/plain/use-plain-form.ts'
import { CalculatorPlace } from '#web/calculators/calculator-place.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { onDemand } from '#web/forms/on-demand/on-demand.tsx'
import { useWords } from '#web/platform/locale.ts'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

const { Part, load } = onDemand<{ sent: Typed | undefined }>(['thr', 'law', 'amount', 'forms'], async () => {
  const { Thr } = await import('#web/calculators/thr/thr.tsx')
  return Thr
})

export const page = definePage<null, Typed>({
  load,
  answer:
    import.meta.env.SSR &&
    (async ({ form }) => {
      const { answerThr } = await import('#web/calculators/thr/asked.ts')
      return answerThr(form)
    }),
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
      <Part sent={answer} />
    </CalculatorPlace>
  ),
})
