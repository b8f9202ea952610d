import type { TopSalaries } from '#shared/contract/pay/pay.ts'
import { Found } from '#web/pay/found/found.tsx'
import type { RoleAnswer } from '#web/pay/found/found-roles.tsx'
import { PayPlace } from '#web/pay/place/pay-place.tsx'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'

type Data = { search: string; pay: TopSalaries; answers: RoleAnswer[] }

export const page = definePage<Data>({
  load,
  head: ({ data: { search }, locale }) => {
    const said = words(locale, 'salaries')
    const title = search ? said.search.title(search) : words(locale, 'pay').search.label
    return { title, description: said.description, noindex: true }
  },
  View: ({ data }) => (
    <PayPlace>
      <Found {...data} />
    </PayPlace>
  ),
})

const LONGEST = 80

async function load({ query, call }: LoadArgs): Promise<Data> {
  const search = (query.get('q') ?? '').trim().slice(0, LONGEST)
  const top = (mode: TopSalaries['mode']) => call('topSalaries', { query: { mode, search } })
  const [jobs, { companies }] = await Promise.all([top('top_paid_jobs'), top('top_companies')])
  return { search, pay: { ...jobs, companies }, answers: await answersTo(jobs.meant, call) }
}

/** Pay of each role in the city of the search words. */
const answersTo = ({ roles, city }: TopSalaries['meant'], call: LoadArgs['call']): Promise<RoleAnswer[]> =>
  Promise.all(
    roles.map(async role => {
      const query = { job_role: role.id, ...(city && { city: city.id }) }
      return { role, pay: await call('payBeside', { query }) }
    }),
  )
