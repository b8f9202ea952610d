import type { DepartmentPay } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { isIndexed } from '#shared/rules/indexing.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { DepartmentPage } from '#web/pay/department/department-page.tsx'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { formats } from '#web/platform/locale.ts'
import { definePage, type Head, type HeadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

export const page = definePage<DepartmentPay>({
  load: ({ params: { department = '' }, call }) => call('departmentPay', { params: { department } }),
  head,
  jsonLd:
    import.meta.env.SSR &&
    (({ data: { department }, locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: words(locale, 'pay').crumb, url: origin + href(locale, 'salaries') },
        {
          name: words(locale, 'reviews').departments[department],
          url: origin + href(locale, 'department', { department }),
        },
      ]),
    ]),
  View: ({ data }) => (
    <PayPlace>
      <DepartmentPage pay={data} />
    </PayPlace>
  ),
})

function head({ data: { department, range, roles, companies }, locale }: HeadArgs<DepartmentPay>): Head {
  const messages = words(locale, 'positions').department
  const name = words(locale, 'reviews').departments[department]
  const format = formats(locale)
  if (range === null)
    return {
      title: messages.title(name),
      description: messages.descriptionFew(name),
      noindex: !isIndexed.department({ hasPay: false, listed: roles.length + companies.length }),
    }
  const half = words(locale, 'pay').range(format.millions(range.p25), format.millions(range.p75))
  return {
    title: messages.headFigure(name, format.rupiah(range.p50)),
    description: messages.description(name, format.rupiah(range.p50), half),
  }
}
