import type { FollowedCompany, Saved, SavedJob } from '#shared/contract/account/saved.ts'
import { SAVED_MOST } from '#shared/contract/account/saved-limit.ts'
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

/** False where the browser refuses, or keeps as many as it may. */
export function saveHere(given: Partial<Saved>): boolean {
  return add(DEVICE.jobs, given.jobs) && add(DEVICE.companies, given.companies)
}

/** One of them, or all. */
export function unsaveHere(id?: string): void {
  remove(DEVICE.jobs, id)
  remove(DEVICE.companies, id)
}

function remove<T extends { id: string }>(stored: Stored<T[]>, id: string | undefined): void {
  const kept = id === undefined ? [] : (stored.get() ?? []).filter(one => one.id !== id)
  stored.put(kept.length > 0 ? kept : undefined)
}

function add<T extends { id: string }>(stored: Stored<T[]>, given: T[] = []): boolean {
  const kept = stored.get() ?? []
  const all = [...given.filter(one => !kept.some(({ id }) => id === one.id)), ...kept]
  return given.length === 0 || (all.length <= SAVED_MOST && stored.put(all))
}

function listOf<T>(...names: (keyof T & string)[]): (value: unknown) => T[] | undefined {
  const isOne = (one: unknown): one is T =>
    typeof one === 'object' &&
    one !== null &&
    names.every(name => typeof (one as Record<string, unknown>)[name] === 'string')
  return value => (Array.isArray(value) ? value.filter(isOne) : undefined)
}
