import { claimKey } from '#server/owners/claim/claim-box.ts'
import { receiveClaim } from '#server/owners/claim/claim.ts'
import { readOwnClaim } from '#server/owners/claim/own-claim.ts'
import { createClaimedCompany } from '#server/owners/create-owner.ts'
import { hashPassword } from '#server/owners/passwords.ts'
import { lastDay, type Membership } from '#server/owners/subscription.ts'
import type { SubscriptionState } from '#shared/contract/keys.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { demoApplications } from './applications.ts'
import { stableId } from './rows.ts'
import { addDemoProfile } from './profiles.ts'
import { hasCompany } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config'>

/** The password of all `DEMO_OWNERS`, so that nobody needs to remember four. */
export const DEMO_PASSWORD = 'pagar bambu sore hari'

type DemoOwner = {
  state: SubscriptionState
  slug: string
  company: string
  name: string
  role: string
  email: string
}

/** One owner for each state of a subscription. */
const DEMO_OWNERS: readonly DemoOwner[] = [
  {
    state: 'trial',
    slug: 'lintang-muara-kargo',
    company: 'Lintang Muara Kargo',
    name: 'Ratri Anggraini',
    role: 'Kepala SDM',
    email: 'ratri@lintangmuara.example',
  },
  {
    state: 'active',
    slug: 'bahtera-selat-kencana',
    company: 'Bahtera Selat Kencana',
    name: 'Yohanes Lado',
    role: 'Manajer SDM',
    email: 'yohanes@bahteraselat.example',
  },
  {
    state: 'expired',
    slug: 'samarata-rasa',
    company: 'Samarata Rasa',
    name: 'Wulan Setiawati',
    role: 'Staf SDM',
    email: 'wulan@samaratarasa.example',
  },
  {
    state: 'standard',
    slug: 'bank-kanaka',
    company: 'Bank Kanaka',
    name: 'Imam Hidayat',
    role: 'Kepala Hubungan Karyawan',
    email: 'imam@bankkanaka.example',
  },
]

/** All other subscriptions began this many days ago, so that they last longer than any vacancy is open. */
const POSTING_DAYS = 100

/** Two claims that wait for the team: one from a mailbox of the company's website, one from a free address. */
const DEMO_CLAIMS = [
  {
    slug: 'dermaga-tujuh-kargo',
    name: 'Sitti Rahma',
    email: 'sitti@dermagatujuh.example',
    role: 'Manajer SDM',
    info: 'Nama saya ada di halaman tim di situs perusahaan.',
  },
  {
    slug: 'banua-karsa-energi',
    name: 'Gusti Ramadhan',
    email: 'gusti.ramadhan@gmail.com',
    role: 'Staf umum',
    info: null,
  },
] as const

/** Puts the demo's claims on the desk; the first claimant has opened the letter. */
async function demoClaims(needs: Needs): Promise<void> {
  for (const [at, { slug, ...person }] of DEMO_CLAIMS.entries()) {
    const contact = { phone_prefix: '+62', phone: '021 5550 100', upload_files: [] }
    const company = stableId(`company ${slug}`)
    const { id } = await receiveClaim(needs, { ...person, ...contact }, company, 'id')
    if (at === 0) await readOwnClaim(needs, claimKey(needs.secrets, id))
  }
}

/** These companies have no owner, so that a visitor can claim one, and no open vacancy. */
const SILENT = new Set([
  'arunika-tenun',
  'gerbang-raka-komponen',
  'griya-bata',
  'sekolah-nayanika',
  'kayu-rupa-muria',
  'puspa-lawu-farma',
  'koperasi-guyub-merbabu',
  'ud-kerikil-emas',
  ...DEMO_CLAIMS.map(({ slug }) => slug),
])

/** The membership of a company of the demo, if the company has an owner. */
export function demoMembership(slug: string, today: string): Membership | undefined {
  const owner = DEMO_OWNERS.find(one => one.slug === slug)
  if (owner) return membershipOf(owner.state, today)
  if (SILENT.has(slug)) return undefined
  const since = addDays(today, -POSTING_DAYS)
  return { plan: 'active', since, until: lastDay(since, 12) }
}

/** Every company with a vacancy has an owner who could read applications; only `DEMO_OWNERS` have a password. */
export async function loadSpeakers(needs: Omit<Needs, 'config'>, posting: Iterable<string>): Promise<void> {
  const today = dayOf(needs.clock.now())
  const own = new Set(DEMO_OWNERS.map(({ slug }) => slug))
  for (const slug of new Set(posting)) {
    const membership = demoMembership(slug, today)
    if (!membership || own.has(slug)) continue
    const person = { name: 'Bagian SDM', role: 'SDM', email: `sdm@${slug}.example`, phone: null }
    const owner = { ...person, company_id: stableId(`company ${slug}`), locale: 'id' as const }
    await createClaimedCompany(needs, owner, membership)
  }
}

/** Makes the demo's owners on the first run, and returns what each signs in with. */
export async function demoOwners(needs: Needs): Promise<readonly DemoOwner[]> {
  // A database with companies of its own never got the invented ones.
  if (!(await hasCompany(needs.db.content, stableId(`company ${DEMO_OWNERS[0]?.slug}`)))) return []
  await demoClaims(needs)
  const today = dayOf(needs.clock.now())
  const password = await hashPassword(DEMO_PASSWORD)
  for (const { state, slug, company: _, ...person } of DEMO_OWNERS) {
    const company_id = stableId(`company ${slug}`)
    const owner = { ...person, phone: null, company_id, locale: 'id' as const, password }
    const ownerId = await createClaimedCompany(needs, owner, membershipOf(state, today))
    if (!ownerId) continue
    await addDemoProfile(needs, { slug, companyId: company_id, ownerId })
    if (state === 'trial') await demoApplications(needs, company_id, ownerId)
  }
  return DEMO_OWNERS
}

function membershipOf(state: SubscriptionState, today: string): Membership {
  const yearAgo = addDays(today, -380)
  const since = {
    trial: addDays(today, -3),
    active: addDays(today, -340),
    expired: yearAgo,
    standard: yearAgo,
  }[state]
  if (state === 'standard') return { plan: 'standard', since, until: null }
  return {
    plan: state === 'trial' ? 'trial' : 'active',
    since,
    until: lastDay(since, state === 'trial' ? 6 : 12),
  }
}
