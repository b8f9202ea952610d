import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { isCallError, type Call } from '#web/platform/call.ts'

/** Filters in the address, not yet validated. */
export type Choice = {
  department: string | null
  job_type: string | null
  job: string | null
  sort: Sort | null
}
type Sort = CompanySalaries['filters']['sort']
type Filter = 'department' | 'job_type' | 'job'
/** The filters in the order of the address. */
export const FILTERS: readonly Filter[] = ['department', 'job_type', 'job']
export const SORTS: readonly Sort[] = ['highest', 'lowest', 'most']
export const FIRST_SORT: Sort = 'highest'

export function choiceOf(query: URLSearchParams): Choice {
  const given = (name: string) => query.get(name)?.trim() || null
  const sort = given('sort')
  return {
    department: given('department'),
    job_type: given('job_type'),
    job: given('job'),
    sort: SORTS.find(one => one === sort && one !== FIRST_SORT) ?? null,
  }
}

export const isFiltered = (choice: Choice): boolean => FILTERS.some(name => choice[name] !== null)

/** A filter value that the server does not know, and the values that it may refer to. */
export type Trouble = { name: Filter; typed: string; candidates: { id: string; name: string }[] }
type Loaded = { salaries: CompanySalaries; choice: Choice; trouble: Trouble | null }

/** A company's pay with the requested filters. A value that the server does not know is dropped and reported. */
export async function loadSalaries(call: Call, slug: string, choice: Choice): Promise<Loaded> {
  try {
    return { salaries: await request(call, slug, choice), choice, trouble: null }
  } catch (error) {
    const name = isCallError(error) && FILTERS.find(one => error.errors[one] && choice[one] !== null)
    if (!name) throw error
    const rest = await loadSalaries(call, slug, { ...choice, [name]: null })
    return {
      ...rest,
      trouble: { name, typed: choice[name] as string, candidates: error.candidates?.[name] ?? [] },
    }
  }
}

/** The call's schema validates department and job type, so that unchecked strings are passed. */
const request = (call: Call, slug: string, choice: Choice): Promise<CompanySalaries> =>
  call('companySalaries', {
    params: { slug },
    query: Object.fromEntries(Object.entries(choice).filter(([, value]) => value !== null)),
  })
