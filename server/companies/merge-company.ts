import type { CompanyMerge } from '#server/moderation/company-merge.ts'
import { yearOf, type Clock } from '#server/platform/clock.ts'
import { changed, type Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import { moveClaimed } from './claim-mark.ts'
import * as store from './entry-store.ts'
import { lockCompany } from './find.ts'
import { moveProfile } from './profile/profile.ts'
import { wordsOf } from './search-text.ts'
import { LISTED } from './status.ts'
import { removeWords } from './vocabulary.ts'

/** Redirects the company's addresses to the other one, and moves its profile there if that one has none. */
export async function mergeCompany(tx: Tx, clock: Clock, { from: id, into }: CompanyMerge): Promise<void> {
  const company = await lockCompany(tx, id)
  if (id === into || !(await store.mergeInto(tx, id, into, yearOf(clock.now())))) fail('conflict')
  if (company.status === LISTED) await removeWords(tx, wordsOf(company))
  await moveClaimed(tx, id, into)
  await moveProfile(tx, clock, id, into)
  changed(`company:${id}`, `company:${into}`)
}
