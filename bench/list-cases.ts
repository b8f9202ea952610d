import type { Case } from './scale-measure.ts'
import { seeded } from './search-data.ts'
import type { Site } from './site.ts'

const BAR = 10
const random = seeded(11)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/**
 * Lists over all companies. The site's clock is stopped, so a result that is cached for a minute is recalculated only
 * when a case moves the clock.
 */
export async function listCases({ app, db }: Site): Promise<Case[]> {
  const [roles, later] = [await readRoles(db.content), await readCursors(db.content)]
  const latest = (locale: string) => () => ({ name: 'latestReviews', params: { locale } }) as const
  return [
    {
      what: 'Home: three lists, counts, latest reviews',
      bar: BAR,
      plan: true,
      make: () => ({ name: 'home' }),
    },
    { what: 'Latest reviews, Indonesian', bar: BAR, plan: true, make: latest('id') },
    { what: 'Latest reviews, English', bar: BAR, make: latest('en') },
    {
      what: 'Companies of a role',
      bar: BAR,
      plan: true,
      make: () => ({ name: 'jobRole', params: { role: pick(roles).id }, query: {} }),
    },
    {
      what: 'Companies of a role, a page in the middle',
      bar: BAR,
      plan: true,
      make() {
        const { role, cursor } = pick(later)
        return { name: 'jobRole', params: { role }, query: { cursor } }
      },
    },
    {
      what: 'Suggestions: the name of a role',
      bar: 5,
      plan: true,
      make: () => ({ name: 'search', query: { query: pick(roles).name } }),
    },
    {
      what: 'Suggestions: two letters that begin one',
      bar: 5,
      make: () => ({ name: 'search', query: { query: pick(roles).name.slice(0, 2) } }),
    },
    {
      what: 'Home, the first after a minute',
      times: 10,
      plan: true,
      make() {
        app.clock.move(60_000)
        return { name: 'home' }
      },
    },
  ]
}

const readRoles = (sql: Site['db']['content']) =>
  sql<{ id: string; name: string }[]>`select id, name_id as name from content.job_role order by id`

/** Cursors to the middle of each role's list. */
const readCursors = (sql: Site['db']['content']) =>
  sql<{ role: string; cursor: string }[]>`
    select job_role_id as role, 'after.20.' || (array_agg(review_count || '.' || company_id order by review_count desc, company_id desc))[1 + count(*) / 2] as cursor
    from content.company_facet where city_id = '' and job_role_id <> '' and review_count >= 3 group by 1 order by 1`
