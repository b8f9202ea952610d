import type { FollowedCompany, Saved, SavedJob } from '#shared/contract/accounts/saved.ts'
import { SAVED_MOST } from '#shared/contract/accounts/saved-limit.ts'
import { storedJson, useStored, type Stored } from '#web/platform/storage.ts'

/** Saved in this browser alone: nobody is told, and clearing a shared phone wipes it. */
const DEVICE: { jobs: Stored<SavedJob[]>; companies: Stored<FollowedCompany[]> } = {
  jobs: storedJson('browser', 'saved-jobs', listOf<SavedJob>('id', 'title', 'company')),
  companies: storedJson('browser', 'followed-companies', listOf<FollowedCompany>('id', 'slug', 'name')),
}

/** Empty on the server and in the first render. */
export function useDeviceSaved(): Saved {
  const jobs = useStored(DEVICE.jobs)
  const companies = useStored(DEVICE.companies)
  return { jobs: jobs ?? [], companies: companies ?? [] }
}

/** Why that was not done: as many are saved as may be, or the browser keeps nothing and they last as long as the page. */
export const saveHere = (given: Partial<Saved>): 'full' | 'unkept' | undefined =>
  add(DEVICE.jobs, given.jobs) ?? add(DEVICE.companies, given.companies)

/** One of them, or all. */
export function unsaveHere(id?: string): void {
  remove(DEVICE.jobs, id)
  remove(DEVICE.companies, id)
}

function remove<T extends { id: string }>(stored: Stored<T[]>, id: string | undefined): void {
  const kept = id === undefined ? [] : (stored.get() ?? []).filter(one => one.id !== id)
  stored.put(kept.length > 0 ? kept : undefined)
}

function add<T extends { id: string }>(stored: Stored<T[]>, given: T[] = []): ReturnType<typeof saveHere> {
  const kept = stored.get() ?? []
  const all = [...given.filter(one => !kept.some(({ id }) => id === one.id)), ...kept]
  if (given.length === 0) return undefined
  if (all.length > SAVED_MOST) return 'full'
  return stored.put(all) ? undefined : 'unkept'
}

function listOf<T>(...names: (keyof T & string)[]): (value: unknown) => T[] | undefined {
  const isOne = (one: unknown): one is T =>
    typeof one === 'object' &&
    one !== null &&
    names.every(name => typeof (one as Record<string, unknown>)[name] === 'string')
  return value => (Array.isArray(value) ? value.filter(isOne) : undefined)
}
