import { DEPARTMENTS, JOB_TYPES } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'
import { addStaff } from '#server/accounts/staff.ts'
import type { TestApp } from '#tests/support/app.ts'
import type { CredentialPlace } from '#web/accounts/pass/credential.ts'
import { credentialInMemory } from '#tests/support/pass/passes.ts'
import { addCompany } from '#tests/support/companies.ts'
import type { Random } from './random.ts'

export type Size = { people: number; companies: number; days: number }

export type Person = {
  email: string
  locale: Locale
  device: string
  address: string
  /** The day of the first visit. */
  from: number
  /** Whether the person ever writes; the others only read. */
  writes: boolean
  /** Writes in the last minutes before the copy is taken. */
  last: boolean
  department: string
  job_type: string
  /** Signs out after each visit, which lasts an hour at most. */
  signsOut: boolean
  /** Where the person's only browser has its credential. */
  browser: CredentialPlace
  /** Set after the sign-in. */
  token?: string
  account?: string
  /** Times on the site, as an observer of the person's network would know them. */
  visits: number[]
}

export type Company = { id: string; slug: string; name: string; city_id: string; weight: number }
export type Member = { email: string; role: 'moderator' | 'editor' | 'administrator'; secret: string }
export type Cast = { people: Person[]; companies: Company[]; team: Member[] }

const TEAM = [
  { email: 'sari@kerjajujur.example', name: 'Sari', role: 'moderator' },
  { email: 'wayan@kerjajujur.example', name: 'Wayan', role: 'moderator' },
  { email: 'bima@kerjajujur.example', name: 'Bima', role: 'editor' },
  { email: 'ayu@kerjajujur.example', name: 'Ayu', role: 'administrator' },
] as const
const CITIES = ['32.75', '31.74', '35.78', '32.73', '33.74', '34.71']
const WORDS = ['Angin', 'Bahtera', 'Cahaya', 'Delima', 'Elang', 'Fajar', 'Gunung', 'Harapan', 'Intan', 'Jaya']
const ENDINGS = ['Abadi', 'Bersama', 'Mandiri', 'Nusantara', 'Perkasa', 'Sentosa', 'Utama', 'Wijaya']

export async function makeCast(it: TestApp, random: Random, size: Size): Promise<Cast> {
  const companies: Company[] = []
  for (let n = 0; n < size.companies; n += 1) companies.push(await listed(it, random, n))
  const team: Member[] = []
  for (const member of TEAM) {
    const { secret } = await addStaff({ db: it.db, secrets: it.secrets }, member)
    team.push({ email: member.email, role: member.role, secret })
  }
  const people = Array.from({ length: size.people }, (_, n) => person(random, n, size.days))
  return { people, companies, team }
}

/** A few companies with many reviews, and many with one or none. */
async function listed(it: TestApp, random: Random, n: number): Promise<Company> {
  const name = `${WORDS[n % WORDS.length]} ${ENDINGS[Math.floor(n / WORDS.length) % ENDINGS.length]}`
  const city_id = random.pick(CITIES)
  const { id, slug } = await addCompany(it.db, { name, city_id })
  return { id, slug, name, city_id, weight: 1 / (n + 1) }
}

function person(random: Random, n: number, days: number): Person {
  const last = random.chance(0.06)
  return {
    email: `warga-${n}-${random.whole(10_000, 99_999)}${'x'.repeat(random.whole(0, 12))}@contoh.id`,
    locale: random.chance(0.12) ? 'en' : 'id',
    device: `gawai-${n}-${random.whole(100_000, 999_999)}`,
    address: `198.51.${n >> 8}.${n & 255}`,
    from: last ? days - 1 : random.whole(0, days - 1),
    writes: last || random.chance(0.65),
    last,
    department: random.pick(DEPARTMENTS.slice(0, 8)),
    job_type: random.chance(0.75) ? 'employee' : random.pick(JOB_TYPES),
    signsOut: n % 4 === 0,
    browser: credentialInMemory(),
    visits: [],
  }
}
