import { MANAGE_CODE } from '#shared/contract/writing/writing.ts'
import { manageMac } from '#server/authorship/keys.ts'
import type { Queryable } from '#server/platform/db/db.ts'
import { fail } from '#server/platform/http/errors.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { openDuplicateMark } from '#server/reviews/duplicate-mark.ts'
import { findByCode, type OwnRow } from './store.ts'

/** The review of a manage code. Any other input is `not_found`, whatever is wrong with it. */
export async function getByCode(sql: Queryable, secrets: Secrets, code: string | undefined): Promise<OwnRow> {
  const row = code && MANAGE_CODE.test(code) ? await findByCode(sql, manageMac(secrets, code)) : undefined
  return row ?? fail('not_found')
}

/** Whether the review was set aside on its publication date: its author had reviewed the company that year before. */
export const isSetAside = (secrets: Secrets, { duplicate_mark }: Pick<OwnRow, 'duplicate_mark'>): boolean =>
  openDuplicateMark(secrets, duplicate_mark).review === 'set-aside'
