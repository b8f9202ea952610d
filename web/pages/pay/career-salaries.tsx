import { href } from '#shared/paths.ts'
import { AdviceBox } from '#web/jobs/alerts/advice-box.tsx'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { Questions } from '#web/pay/career/questions.tsx'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<null>({
  head: ({ locale }) => {
    const { headTitle: title, description } = words(locale, 'careers').salaries
    return { title, description }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'careers').salaries.title, url: origin + href(locale, 'careerSalaries') },
      ]),
    ]),
  View: () => (
    <PayPlace>
      <Questions />
      <AdviceBox />
    </PayPlace>
  ),
})
