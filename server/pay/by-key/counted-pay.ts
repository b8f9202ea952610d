import type { Department, JobType } from '#shared/contract/keys.ts'
import type { HiddenComment, YearBand } from '#shared/contract/pay/pay-parts.ts'
import type { Places } from '#server/places/places.ts'
import { changed, type Queryable, type Tx } from '#server/platform/db/db.ts'
import type { Secrets } from '#server/platform/secrets.ts'
import { forgetHidings } from '#server/moderation/hidings/hidings.ts'
import { dismissReportsOf } from '#server/moderation/reports/dismiss.ts'
import { openMark, openWords } from '../comment-box.ts'
import { hiddenOf } from '../comments.ts'
import type { Membership } from '../member.ts'
import { openRolePay, roleMark } from '../role-box.ts'
import { openSalary } from '../salary-box.ts'
import { deleteShown, findByKeys, takeByKeys, type OwnRows, type StoreKeys } from '../store.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

/** An amount that counts in figures, as stored. Without a company, `base` is base pay plus allowances, rounded. */
export type CountedPay = {
  company_id: string | null
  department: Department | null
  job_type: JobType | null
  role: string | null
  city: string | null
  year: number
  base: number
  allowances: number | null
  thr_months: number | null
  bonus_months: number | null
  years: YearBand | null
  comment: string | null
}

/** The counted amount that the keys of a manage code find, if any. */
export async function findCounted(
  sql: Queryable,
  { secrets, places }: { secrets: Secrets; places: Places },
  keys: StoreKeys,
): Promise<CountedPay | undefined> {
  const rows = await findByKeys(sql, keys)
  const { salary, role } = opened(secrets, rows)
  const shared = {
    ...placeOf(places, role?.pay),
    comment: rows.comment ? openWords(secrets, rows.comment.words) : null,
  }
  if (salary) return { ...shared, ...ofCompany(salary.salary), company_id: rows.salary?.company_id ?? null }
  return role && { ...shared, ...ofNone(role.pay) }
}

/** The company's reason for hiding the comment of this amount, or null. */
export async function findHiddenComment(
  sql: Queryable,
  secrets: Secrets,
  keys: StoreKeys,
): Promise<HiddenComment | null> {
  const { comment } = await findByKeys(sql, keys)
  if (!comment) return null
  const { id } = openMark(secrets, comment.mark)
  return (await hiddenOf(sql, [id])).get(id) ?? null
}

type Erased = {
  company_id: string | null
  /** The company that the author named; it may have been merged into another one since. */
  given_to: string | null
  year: number
  given_in: number
  /** No figure has included it yet, so a new amount by the same author counts as a new person's. */
  isNewcomer: boolean
  silenced: boolean
}

/**
 * Deletes an amount from the stores; undefined if none was found or a concurrent call deleted it. Figures change at the
 * next snapshot; a comment that readers see disappears at once.
 */
export async function eraseCounted(tx: Tx, secrets: Secrets, keys: StoreKeys): Promise<Erased | undefined> {
  const rows = await takeByKeys(tx, keys)
  const { salary, role } = opened(secrets, rows)
  const wasShown = !rows.comment || (await hideWords(tx, openMark(secrets, rows.comment.mark).id))
  const told = salary?.salary ?? role?.pay
  if (!told) return undefined
  return {
    company_id: rows.salary?.company_id ?? null,
    given_to: salary?.salary.given_to ?? null,
    year: told.year,
    given_in: told.given_in,
    isNewcomer: isNewcomer(salary?.membership) && isNewcomer(role?.membership),
    silenced: !wasShown,
  }
}

/** Returns whether readers could still see the words. */
async function hideWords(tx: Tx, id: string): Promise<boolean> {
  const deleted = await deleteShown(tx, [id])
  await dismissReportsOf(tx, [id])
  await forgetHidings(tx, [id])
  changed(...deleted.map(({ company_id }) => `company:${company_id}`))
  return deleted.every(({ state }) => state === 'shown')
}

const opened = (secrets: Secrets, { salary, role }: OwnRows) => ({
  salary: salary && openSalary(secrets, salary.box),
  role: role && openRolePay(secrets, role.box),
})

const isNewcomer = (membership: Membership | undefined): boolean =>
  membership === undefined || (membership.group === 0 && membership.newcomerWeek > 0)

type RolePay = ReturnType<typeof openRolePay>['pay']

/** The stored values are a hash of the role's id and a city id without its dot. */
function placeOf(places: Places, pay: RolePay | undefined): { role: string | null; city: string | null } {
  if (!pay) return { role: null, city: null }
  const role = places.jobRoles('id').find(({ id }) => roleMark(id) === pay.role)
  const digits = String(pay.city)
  return { role: role?.id ?? null, city: `${digits.slice(0, 2)}.${digits.slice(2)}` }
}

const ofCompany = ({
  department,
  job_type,
  year,
  base,
  allowances,
  thr,
  bonus,
  years,
}: ReturnType<typeof openSalary>['salary']) => ({
  department,
  job_type,
  year,
  base,
  allowances,
  thr_months: thr === null ? null : thr / 10,
  bonus_months: bonus === null ? null : bonus / 10,
  years,
})

const ofNone = ({ year, amount, years }: RolePay) => ({
  company_id: null,
  department: null,
  job_type: null,
  year,
  base: amount * PAY_STEP,
  allowances: null,
  thr_months: null,
  bonus_months: null,
  years,
})
