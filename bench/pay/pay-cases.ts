import { DEPARTMENTS } from '#shared/contract/keys.ts'
import type { Case } from '../scale-measure.ts'
import { seeded } from '../search-data.ts'
import type { Site } from '../site.ts'

const BAR = 15
const random = seeded(11)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

/**
 * Every call that reads pay: for companies with figures and for any company, and for each role, department and place.
 */
export async function payCases({ db }: Site): Promise<Case[]> {
  const column = async (rows: PromiseLike<readonly { of: string }[]>) => (await rows).map(row => row.of)
  const sql = db.owner
  const largest = await column(sql`
    select c.slug as of from content.pay_cell p join content.company c on c.id = p.company_id
    group by c.slug order by count(*) desc, c.slug limit 100`)
  const any = await column(sql`select slug as of from content.company order by id limit 5000`)
  const roles = await column(sql`select id as of from content.job_role order by id`)
  const cities = await column(sql`select id as of from content.city order by id`)
  return [...ofCompanies(any, largest), ...ofRolesAndPlaces(roles, cities)]
}

function ofCompanies(any: string[], largest: string[]): Case[] {
  const company =
    (slugs: string[], query = {}) =>
    () =>
      ({ name: 'companySalaries', params: { slug: pick(slugs) }, query }) as const
  const top = (mode: string, search: () => string) => () =>
    ({ name: 'topSalaries', query: { mode, search: search() } }) as const
  return [
    { what: 'Pay of any company', bar: BAR, plan: true, make: company(any) },
    { what: 'Pay of a company with most cells', bar: BAR, plan: true, make: company(largest) },
    {
      what: 'Pay of a company, one department',
      bar: BAR,
      make: () => company(largest, { department: pick(DEPARTMENTS) })(),
    },
    { what: 'Best paid jobs', bar: BAR, plan: true, make: top('top_paid_jobs', () => '') },
    { what: 'Best paying companies', bar: BAR, plan: true, make: top('top_companies', () => '') },
    {
      what: 'Best paying companies, searched by name',
      bar: BAR,
      plan: true,
      make: top('top_companies', () => `usaha ${Math.floor(random() * 10_000)}`),
    },
    {
      what: 'Best paying companies, searched by department',
      bar: BAR,
      make: top('top_companies', () => pick(['logistik', 'desain', 'keuangan', 'produksi'])),
    },
  ]
}

function ofRolesAndPlaces(roles: string[], cities: string[]): Case[] {
  return [
    { what: 'Map', bar: BAR, plan: true, make: () => ({ name: 'payMap', query: {} }) },
    {
      what: 'Map of a department',
      bar: BAR,
      make: () => ({ name: 'payMap', query: { department: pick(DEPARTMENTS) } }),
    },
    {
      what: 'Pay of a role',
      bar: BAR,
      plan: true,
      make: () => ({ name: 'rolePay', params: { role: pick(roles) } }),
    },
    {
      what: 'Pay of a department',
      bar: BAR,
      plan: true,
      make: () => ({ name: 'departmentPay', params: { department: pick(DEPARTMENTS) } }),
    },
    {
      what: 'Comparison: a role in a city',
      bar: BAR,
      plan: true,
      make: () => ({ name: 'payBenchmark', query: { job_role: pick(roles), city: pick(cities), years: 4 } }),
    },
  ]
}
