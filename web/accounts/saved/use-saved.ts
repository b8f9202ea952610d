import type { FollowedCompany, Saved, SavedJob } from '#shared/contract/accounts/saved.ts'
import { SAVED_MOST } from '#shared/contract/accounts/saved-limit.ts'
import { isCallError } from '#web/platform/call.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { useSession } from '#web/platform/session.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { saveInAccount, unsaveInAccount, useAccountSaved } from './account-saved.ts'
import { storedJson, useStored, type Stored } from '#web/platform/storage.ts'

/** Saved vacancies and companies: in the account when signed in, otherwise in this browser. */
export function useSaved() {
  const words = useWords('masthead').saved
  const { unkept } = useWords('sorry')
  const toast = useToast()
  const { count } = useFormats()
  const isSignedIn = useSession() !== undefined
  const here = useDeviceSaved()
  const { saved: account, failed, again } = useAccountSaved()
  const full = words.full(count(SAVED_MOST))
  const tried = (work: Promise<void>) =>
    work.catch(error => {
      if (!isCallError(error)) throw error
      toast(error.errors['jobs'] || error.errors['companies'] ? full : words.failed)
    })
  const save = (given: Partial<Saved>) => {
    if (isSignedIn) return tried(saveInAccount(given))
    const trouble = saveHere(given)
    if (trouble) toast({ full, unkept }[trouble])
  }
  const unsave = (id: string) => {
    unsaveHere(id)
    if (isSignedIn) void tried(unsaveInAccount(id))
  }
  return {
    isSignedIn,
    here,
    account,
    failed,
    again,
    unsave,
    isSaved: (id: string) => has(account, id) || has(here, id),
    toggle(kind: 'jobs' | 'companies', one: SavedJob | FollowedCompany): void {
      if (has(account, one.id) || has(here, one.id)) unsave(one.id)
      else void save({ [kind]: [one] })
    },
    /** Moves the items saved in this browser to the account. */
    move: () => tried(saveInAccount(here).then(() => unsaveHere())),
  }
}

const has = (saved: Saved | undefined, id: string): boolean =>
  saved !== undefined && [...saved.jobs, ...saved.companies].some(one => one.id === id)

/** Stored in this browser only: the server does not learn of it, and clearing the browser deletes it. */
const DEVICE: { jobs: Stored<SavedJob[]>; companies: Stored<FollowedCompany[]> } = {
  jobs: storedJson('browser', 'saved-jobs', listOf<SavedJob>('id', 'title', 'company')),
  companies: storedJson('browser', 'followed-companies', listOf<FollowedCompany>('id', 'slug', 'name')),
}

/** Empty on the server and in the first render. */
function useDeviceSaved(): Saved {
  const jobs = useStored(DEVICE.jobs)
  const companies = useStored(DEVICE.companies)
  return { jobs: jobs ?? [], companies: companies ?? [] }
}

/**
 * Why saving failed: `full`, the limit is reached; `unkept`, the browser does not store it and it lasts until the page
 * is closed.
 */
const saveHere = (given: Partial<Saved>): 'full' | 'unkept' | undefined =>
  add(DEVICE.jobs, given.jobs) ?? add(DEVICE.companies, given.companies)

/** Removes one item, or all. */
function unsaveHere(id?: string): void {
  remove(DEVICE.jobs, id)
  remove(DEVICE.companies, id)
}

function remove<T extends { id: string }>(stored: Stored<T[]>, id: string | undefined): void {
  const remaining = id === undefined ? [] : (stored.get() ?? []).filter(one => one.id !== id)
  stored.put(remaining.length > 0 ? remaining : undefined)
}

function add<T extends { id: string }>(stored: Stored<T[]>, given: T[] = []): ReturnType<typeof saveHere> {
  const before = stored.get() ?? []
  const all = [...given.filter(one => !before.some(({ id }) => id === one.id)), ...before]
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
