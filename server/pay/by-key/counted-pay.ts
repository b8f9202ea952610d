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

/** An amount that counts, as the stores keep it. Without a company it is base pay and allowances together, rounded. */
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

/** The amount of a code's keys, where it counts. */
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

/** Why the company hides the words of a code's amount, where it does. */
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

/** What is left of an amount that was taken out of the stores. */
type Erased = {
  company_id: string | null
  /** The company as it was given: another one may have taken it in since. */
  given_to: string | null
  year: number
  /** No figure has had it yet: whoever brings it again is somebody new. */
  fresh: boolean
  /** Its words were hidden or removed. */
  silenced: boolean
}

/**
 * Takes an amount out of the stores; undefined where nothing stood there, or somebody else took it. Figures move at the
 * next snapshot; words that readers see go at once.
 */
export async function eraseCounted(tx: Tx, secrets: Secrets, keys: StoreKeys): Promise<Erased | undefined> {
  const rows = await takeByKeys(tx, keys)
  const { salary, role } = opened(secrets, rows)
  const stood = !rows.comment || (await hideWords(tx, openMark(secrets, rows.comment.mark).id))
  const year = salary?.salary.year ?? role?.pay.year
  if (year === undefined) return undefined
  return {
    company_id: rows.salary?.company_id ?? null,
    given_to: salary?.salary.given_to ?? null,
    year,
    fresh: isFresh(salary?.membership) && isFresh(role?.membership),
    silenced: !stood,
  }
}

/** Whether they were still to be seen. */
async function hideWords(tx: Tx, id: string): Promise<boolean> {
  const gone = await deleteShown(tx, [id])
  await dismissReportsOf(tx, [id])
  await forgetHidings(tx, [id])
  changed(...gone.map(({ company_id }) => `company:${company_id}`))
  return gone.every(({ state }) => state === 'shown')
}

const opened = (secrets: Secrets, { salary, role }: OwnRows) => ({
  salary: salary && openSalary(secrets, salary.box),
  role: role && openRolePay(secrets, role.box),
})

const isFresh = (membership: Membership | undefined): boolean =>
  membership === undefined || (membership.group === 0 && membership.fresh > 0)

type RolePay = ReturnType<typeof openRolePay>['pay']

/** A role stands as a mark of its id, a city without its dot. */
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
