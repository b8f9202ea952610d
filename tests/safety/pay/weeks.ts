import { payKeys } from '#server/authorship/keys.ts'
import { eraseCounted } from '#server/pay/by-key/counted-pay.ts'
import { openRolePay } from '#server/pay/role-box.ts'
import { openSalary } from '#server/pay/salary-box.ts'
import type { TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { nextMonday, pay } from '#tests/support/paid.ts'
import { randomFrom, type Random } from '#tests/anonymity/world/random.ts'

type Company = { id: string; slug: string; city: string }
type Kind = { department: 'health-medical' | 'logistics' | 'it'; role: string }
/** A person with an exact amount; `code` opens their pay. */
export type Payee = Kind & { company: Company; amount: number; code: string; from: number; until: number }

/** A figure of one Monday with its people, which no reader knows. */
export type Figure = {
  name: string
  week: number
  range: Record<'p25' | 'p50' | 'p75', number>
  who: Set<Payee>
}
export type Weeks = { weeks: number; people: Payee[]; figures: Figure[] }

const WEEKS = 8
const CITIES = ['35.78', '35.78', '35.78', '32.75', '32.75']
const KINDS: Kind[] = [
  { department: 'health-medical', role: 'nurse' },
  { department: 'logistics', role: 'driver' },
  { department: 'it', role: 'software-engineer' },
]

/** Weeks in which people of five hospitals and similar companies give pay, and some withdraw it. */
export async function liveWeeks(
  it: TestApp,
  seed: number,
  eachMonday: (week: number, slugs: string[]) => Promise<void>,
): Promise<Weeks> {
  const random = randomFrom(seed)
  const companies = await Promise.all(
    CITIES.map(async (city, nth) => {
      const made = await addCompany(it.db, {
        name: `Sehat ${['Satu', 'Dua', 'Tiga', 'Lima', 'Enam'][nth]}`,
        industry: 'health',
        city_id: city,
      })
      return { ...made, city }
    }),
  )
  const people: Payee[] = []
  const figures: Figure[] = []
  for (let week = 0; week < WEEKS; week += 1) {
    for (const company of companies) people.push(...(await come(it, random, company, week)))
    for (const one of people.filter(
      ({ from, until }) => from < week && until > week && random.chance(0.06),
    )) {
      one.until = week
      await it.db.begin('content', tx => eraseCounted(tx, it.secrets, payKeys(it.secrets, one.code)))
    }
    await nextMonday(it)
    figures.push(...(await figuresOf(it, people, week)))
    await eachMonday(
      week,
      companies.slice(0, 1).map(({ slug }) => slug),
    )
  }
  return { weeks: WEEKS, people, figures }
}

async function come(it: TestApp, random: Random, company: Company, week: number): Promise<Payee[]> {
  const coming = Array.from({ length: week === 0 ? 16 : random.whole(1, 7) }, () => ({
    ...random.pick(KINDS),
    amount: random.whole(42, 140) * 100_000 + random.whole(10_001, 99_999),
  }))
  const codes = await pay(
    it,
    company.id,
    ...coming.map(({ amount, ...kind }) => ({ ...kind, base: amount, city: company.city })),
  )
  return coming.map((one, nth) => ({ ...one, company, code: codes[nth] as string, from: week, until: WEEKS }))
}

type Grouped = { group: number; who: Payee }

async function figuresOf(it: TestApp, people: Payee[], week: number): Promise<Figure[]> {
  const byKey = (of: 'salary' | 'role') =>
    new Map(people.map(one => [payKeys(it.secrets, one.code)[of].toString('hex'), one]))
  const [salaries, roles] = [byKey('salary'), byKey('role')]
  const grouped = (rows: { key: Buffer; group: number }[], known: Map<string, Payee>): Grouped[] =>
    rows.flatMap(({ key, group }) => {
      const who = known.get(key.toString('hex'))
      return who && group !== 0 ? [{ group, who }] : []
    })
  const boxes = (table: string) =>
    it.db.owner<{ key: Buffer; box: Buffer }[]>`select key, box from ${it.db.owner(`content.${table}`)}`
  const ofCompanies = grouped(
    (await boxes('salary')).map(({ key, box }) => ({
      key,
      group: openSalary(it.secrets, box).membership.group,
    })),
    salaries,
  )
  const ofRoles = grouped(
    (await boxes('role_pay')).map(({ key, box }) => ({
      key,
      group: openRolePay(it.secrets, box).membership.group,
    })),
    roles,
  )
  const cells = await it.db.owner<
    (Figure['range'] & { company_id: string; department: string; job_type: string })[]
  >`
    select company_id, department, job_type, p25, p50, p75 from content.pay_cell`
  const wide = await it.db.owner<(Figure['range'] & { scope: string; a: string; b: string })[]>`
    select scope, a, b, p25, p50, p75 from content.pay_figure`
  return [
    ...cells.map(({ company_id, department, job_type, ...range }) => ({
      name: `company ${company_id} ${department} ${job_type}`,
      week,
      range,
      who: alike(
        ofCompanies.filter(({ who }) => who.company.id === company_id),
        who => department === '' || who.department === department,
      ),
    })),
    ...wide.flatMap(({ scope, a, b, ...range }) => {
      const of = SCOPES[scope]
      if (!of) return []
      return [
        {
          name: `${scope} ${a} ${b}`,
          week,
          range,
          who: alike(scope.startsWith('role') || scope === 'city' ? ofRoles : ofCompanies, who =>
            of(who, a, b),
          ),
        },
      ]
    }),
  ]
}

/** Everybody's membership in these figures is known. */
const SCOPES: Record<string, (who: Payee, a: string, b: string) => boolean> = {
  department: ({ department }, a) => department === a,
  industry: () => true,
  role: ({ role }, a) => role === a,
  city: ({ company }, a) => company.city === a,
  role_city: ({ role, company }, a, b) => role === a && company.city === b,
}

/** Members of the groups of one kind. */
const alike = (grouped: Grouped[], isOf: (who: Payee) => boolean): Set<Payee> =>
  new Set(
    [...Map.groupBy(grouped, ({ group }) => group).values()]
      .filter(members => members.every(({ who }) => isOf(who)))
      .flatMap(members => members.map(({ who }) => who)),
  )
