/** Amounts that people of the demo gave without a review: enough of them for every page about pay to have something. */
import { demoCompanies } from './companies.ts'
import { minimumWage, partsOf, payOf, type PayParts, ROLES } from './pay.ts'
import { type Profile, PROFILES } from './profiles.ts'
import { type Random, randomOf } from './random.ts'
import type { DemoReview } from './types.ts'

export type DemoAmount = PayParts & {
  /** The company's slug; null: for role and place alone. */
  company: string | null
  department: NonNullable<DemoReview['department']>
  job_type: NonNullable<DemoReview['job_type']>
  job_role_id: string
  city_code: string
  /** Years before the run year. */
  year_offset: number
  base: number
}

/** Companies with people all over the country, and where. */
const NETWORKS = [
  'lintang-muara-kargo',
  'bank-kanaka',
  'sekar-gading-ritel',
  'asuransi-payung-nagari',
  'samarata-rasa',
  'jejaring-aksa',
  'titip-sen',
]
const BRANCHES = [
  ['11.71', 11],
  ['12.71', 14],
  ['13.71', 12],
  ['14.71', 12],
  ['16.71', 12],
  ['18.71', 11],
  ['31.74', 18],
  ['32.73', 15],
  ['33.74', 14],
  ['34.71', 13],
  ['35.78', 16],
  ['36.71', 14],
  ['51.71', 13],
  ['61.71', 11],
  ['63.71', 11],
  ['64.72', 12],
  ['71.71', 11],
  ['73.71', 13],
  ['81.71', 2],
  ['91.71', 1],
] as const

/** Who works at a branch. */
const BRANCH_ROLES: [role: string, weight: number][] = [
  ['customer-service-officer', 30],
  ['sales-representative', 26],
  ['administrative-staff', 22],
  ['warehouse-staff', 12],
  ['accounting-staff', 10],
]

/** What readers ask about: a role in a city, of several companies, so many people of each. */
const ASKED: [role: string, city: string, companies: string[], people: number][] = [
  ['nurse', '35.78', ['klinik-bentara', 'rs-pranaya-medika', 'asuransi-payung-nagari'], 9],
  ['nurse', '33.74', ['klinik-bentara', 'rs-pranaya-medika', 'sekolah-nayanika'], 8],
  ['warehouse-administrator', '32.75', ['lintang-muara-kargo', 'samarata-rasa', 'gerbang-raka-komponen'], 9],
  ['warehouse-staff', '32.75', ['lintang-muara-kargo', 'samarata-rasa', 'sekar-gading-ritel'], 10],
  ['ui-ux-designer', '31.74', ['kelindan', 'titip-sen', 'bank-kanaka'], 14],
  ['graphic-designer', '32.73', ['sandya-digital', 'balai-cetak-nusa', 'arunika-tenun'], 13],
  ['software-engineer', '31.74', ['kelindan', 'titip-sen', 'bank-kanaka', 'jejaring-aksa'], 11],
  ['software-engineer', '32.73', ['sandya-digital', 'jejaring-aksa', 'gerbang-raka-komponen'], 10],
  ['accounting-staff', '31.74', ['dwipa-nara', 'titip-sen', 'asuransi-payung-nagari'], 9],
  ['store-cashier', '12.71', ['sekar-gading-ritel', 'warung-sambal-seruni', 'sangrai-toba-kopi'], 9],
  ['production-operator', '32.15', ['gerbang-raka-komponen', 'wastra-kirana-garmen', 'samarata-rasa'], 11],
]

/** Paid below what the law asks for; readers are told soberly. */
const UNDERPAID: [company: string, role: string, city: string, people: number][] = [
  ['sekar-gading-ritel', 'shop-assistant', '12.71', 16],
  ['wastra-kirana-garmen', 'sewing-machine-operator', '32.02', 18],
  ['ud-kerikil-emas', 'shop-assistant', '35.10', 7],
]

const OFFSETS: [offset: number, weight: number][] = [
  [0, 34],
  [1, 38],
  [2, 16],
  [3, 12],
]

let made: DemoAmount[] | undefined

/** Every call gives the same list. */
export const demoAmounts = (): DemoAmount[] => (made ??= make())

function make(): DemoAmount[] {
  const profiles = new Map(PROFILES.map(profile => [profile.slug, profile]))
  const network = NETWORKS.flatMap(slug => profiles.get(slug) ?? [])
  const random = randomOf('amounts')
  const some = (people: number, one: () => DemoAmount) => Array.from({ length: people }, one)
  const asked = ASKED.flatMap(([role, city, companies, people]) =>
    companies.flatMap(company =>
      some(people, () => amountOf(random, { company, role, city, pay: payAt(company) })),
    ),
  )
  const underpaid = UNDERPAID.flatMap(([company, role, city, people]) =>
    some(people, () => ({ ...amountOf(random, { company, role, city, pay: 0.9 }), ...lowPay(random, city) })),
  )
  const branches = BRANCHES.flatMap(([city, people]) =>
    network.flatMap(({ slug, pay }) =>
      some(people, () => amountOf(random, { company: slug, role: random.weighted(BRANCH_ROLES), city, pay })),
    ),
  )
  const home = PROFILES.filter(({ count }) => count > 2).flatMap(profile =>
    some(Math.round(profile.count * 1.6), () => amountAt(random, profile, homeOf(profile.slug))),
  )
  const placeless = BRANCHES.flatMap(([city, people]) =>
    some(people, () => ({ ...amountAt(random, random.pick(PROFILES), city), company: null })),
  )
  return [...asked, ...underpaid, ...branches, ...home, ...placeless]

  function payAt(company: string): number {
    return profiles.get(company)?.pay ?? 1
  }
}

let homes: Map<string, string> | undefined
function homeOf(slug: string): string {
  homes ??= new Map(demoCompanies().map(company => [company.slug, company.city_code]))
  return homes.get(slug) ?? '31.74'
}

const amountAt = (random: Random, { slug, roles, pay }: Profile, city: string): DemoAmount =>
  amountOf(random, { company: slug, role: random.weighted(roles), city, pay })

type Place = { company: string; role: string; city: string; pay: number }

function amountOf(random: Random, { company, role, city, pay }: Place): DemoAmount {
  const year_offset = random.weighted(OFFSETS)
  const isLearner = random.chance(0.05)
  const years = Math.floor(random.next() ** 2 * 16)
  const earned = payOf(role, city, pay * (1 + years * 0.015), random.next(), year_offset)
  const amount = isLearner ? Math.round((earned * 0.45) / 50_000) * 50_000 : earned
  const [department = 'other'] = ROLES[role] ?? []
  return {
    company,
    department,
    job_role_id: role,
    city_code: city,
    year_offset,
    job_type: isLearner
      ? 'intern'
      : random.weighted([
          ['employee', 88],
          ['temporary', 12],
        ]),
    ...partsOf(random, { amount, years, isLearner }),
  }
}

/** Nine tenths of the minimum wage, more or less, without anything beside it. */
function lowPay(random: Random, city: string): Partial<DemoAmount> {
  const base = Math.round((minimumWage(city) * (0.82 + 0.14 * random.next())) / 50) * 50_000
  return { base, allowances: null, year_offset: random.pick([0, 1]), job_type: 'employee' }
}
