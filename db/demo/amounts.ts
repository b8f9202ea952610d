/** Standalone pay of the demo, enough for every page about pay to show figures. */
import { companyFiles, findField } from './company-files.ts'
import { type Random, randomOf } from './random.ts'
import { demoReviews } from './reviews.ts'
import { departmentOf, minimumWage, payOf, round } from './roles.ts'
import type { DemoReview } from './types.ts'

export type DemoAmount = Pick<DemoReview, 'allowances' | 'thr_months' | 'bonus_months'> & {
  /** The company's slug; null for an amount that counts only for role and place. */
  company: string | null
  department: NonNullable<DemoReview['department']>
  job_type: NonNullable<DemoReview['job_type']>
  job_role_id: string
  city_code: string
  /** Years before the run year. */
  year_offset: number
  base: number
  /** Whole years in the role. */
  years: number | null
}

/** Companies with people all over the country, and their cities. */
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

/** Roles at a branch. */
const BRANCH_ROLES: [role: string, weight: number][] = [
  ['customer-service-officer', 30],
  ['sales-representative', 26],
  ['administrative-staff', 22],
  ['warehouse-staff', 12],
  ['accounting-staff', 10],
]

/** Amounts for typical searches: a role in a city, at several companies, with a number of people at each. */
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

/** Amounts below the minimum wage, which pages mark. */
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

/** Months of pay, and the share of people in percent. */
const THR: [months: number, weight: number][] = [
  [1, 80],
  [0.5, 8],
  [0, 7],
  [1.5, 5],
]
const BONUS: [months: number, weight: number][] = [
  [0, 40],
  [1, 30],
  [0.5, 15],
  [2, 15],
]

/** Number of standalone amounts per review of a company. */
const PER_REVIEW = 3.3

let made: DemoAmount[] | undefined

/** The list is generated once; every call returns the same one. */
export const demoAmounts = (): DemoAmount[] => (made ??= make())

/** A company as an employer: its city, its pay as a factor of the usual pay, and its people's roles. */
type Employer = { slug: string; city: string; pays: number; reviews: number; roles: string[] }

function employers(): Employer[] {
  const reviews = Map.groupBy(demoReviews(), ({ company }) => company)
  return companyFiles().map(file => {
    const own = (reviews.get(file.slug) ?? []).filter(({ state }) => state === 'published')
    return {
      slug: file.slug,
      city: findField(file, 'city') ?? '',
      pays: Number(findField(file, 'pays') ?? 1),
      reviews: own.length,
      roles: own.flatMap(({ employment_status, job_role_id }) =>
        employment_status !== 2 && job_role_id ? [job_role_id] : [],
      ),
    }
  })
}

function make(): DemoAmount[] {
  const all = employers()
  const bySlug = new Map(all.map(one => [one.slug, one]))
  const withRoles = all.filter(({ roles }) => roles.length > 0)
  const random = randomOf('amounts')
  const some = (people: number, one: () => DemoAmount) => Array.from({ length: people }, one)
  const paysOf = (company: string) => bySlug.get(company)?.pays ?? 1
  const asked = ASKED.flatMap(([role, city, companies, people]) =>
    companies.flatMap(company =>
      some(people, () => amountOf(random, { company, role, city, pays: paysOf(company) })),
    ),
  )
  const underpaid = UNDERPAID.flatMap(([company, role, city, people]) =>
    some(people, () => ({
      ...amountOf(random, { company, role, city, pays: 0.9 }),
      ...lowPay(random, city),
    })),
  )
  const branches = BRANCHES.flatMap(([city, people]) =>
    NETWORKS.flatMap(company =>
      some(people, () =>
        amountOf(random, { company, role: random.weighted(BRANCH_ROLES), city, pays: paysOf(company) }),
      ),
    ),
  )
  const home = withRoles
    .filter(({ reviews }) => reviews > 1)
    .flatMap(one => some(Math.round(one.reviews * PER_REVIEW), () => amountAt(random, one, one.city)))
  const placeless = BRANCHES.flatMap(([city, people]) =>
    some(people, () => ({ ...amountAt(random, random.pick(withRoles), city), company: null })),
  )
  return [...asked, ...underpaid, ...branches, ...home, ...placeless]
}

const amountAt = (random: Random, { slug, roles, pays }: Employer, city: string): DemoAmount =>
  amountOf(random, { company: slug, role: random.pick(roles), city, pays })

type Place = { company: string; role: string; city: string; pays: number }

function amountOf(random: Random, { company, role, city, pays }: Place): DemoAmount {
  const yearsAgo = random.weighted(OFFSETS)
  const isLearner = random.chance(0.05)
  const years = Math.floor(random.next() ** 2 * 16)
  const earned = payOf({ role, city, factor: pays * (1 + years * 0.015), luck: random.next(), yearsAgo })
  const amount = isLearner ? round(earned * 0.45) : earned
  return {
    company,
    department: departmentOf(role),
    job_role_id: role,
    city_code: city,
    year_offset: yearsAgo,
    job_type: isLearner
      ? 'intern'
      : random.weighted([
          ['employee', 88],
          ['temporary', 12],
        ]),
    ...splitPay(random, { amount, years, isLearner }),
  }
}

type Earned = { amount: number; years: number; isLearner: boolean }

/** Splits pay into base pay and, for some, fixed allowances, and adds THR and bonus for some. */
function splitPay(random: Random, { amount, years, isLearner }: Earned) {
  const hasAllowances = !isLearner && random.chance(0.45)
  const allowances = hasAllowances ? round(amount * random.pick([0.06, 0.1, 0.15])) : null
  const thr = random.weighted(THR)
  const bonus = random.weighted(BONUS)
  return {
    base: amount - (allowances ?? 0),
    allowances,
    thr_months: !isLearner && random.chance(0.7) ? thr : null,
    bonus_months: !isLearner && random.chance(0.5) ? bonus : null,
    years: random.chance(0.85) ? years : null,
  }
}

/** About nine tenths of the minimum wage, without allowances. */
function lowPay(random: Random, city: string): Partial<DemoAmount> {
  const base = round(minimumWage(city) * (0.82 + 0.14 * random.next()))
  return { base, allowances: null, year_offset: random.pick([0, 1]), job_type: 'employee' }
}
