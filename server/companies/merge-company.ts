import { changed, type Tx } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import * as store from './entry-store.ts'
import { lockCompany } from './find.ts'
import { wordsOf } from './search-text.ts'
import { LISTED } from './status.ts'
import { removeWords } from './vocabulary.ts'

/** One company goes into another, listed one: its addresses lead there from now on. Its reviews are moved by their own room. */
export async function mergeCompany(tx: Tx, id: string, into: string): Promise<void> {
  const company = await lockCompany(tx, id)
  if (id === into || !(await store.mergeInto(tx, id, into))) fail('conflict')
  if (company.status === LISTED) await removeWords(tx, wordsOf(company))
  changed(`company:${id}`, `company:${into}`)
}
