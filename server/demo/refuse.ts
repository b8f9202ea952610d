import { DEMO_STAFF } from '#server/accounts/seed.ts'
import { hasStaff } from '#server/accounts/team.ts'
import type { Parts } from '#server/platform/parts.ts'
import { hasCompany } from './store.ts'
import { stableId } from './rows.ts'

/** The demo's data that a database still contains: production does not start on it, whatever its origin. */
export async function demoLeftovers({ db, secrets }: Pick<Parts, 'db' | 'secrets'>): Promise<string[]> {
  const left: string[] = []
  for (const { email } of DEMO_STAFF)
    if (await hasStaff(db.identity, secrets, email)) left.push(`the demo account ${email}`)
  if (await hasCompany(db.content, stableId('company lintang-muara-kargo')))
    left.push('the invented companies and reviews of the demo')
  return left
}
