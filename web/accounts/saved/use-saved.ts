import type { FollowedCompany, Saved, SavedJob } from '#shared/contract/accounts/saved.ts'
import { SAVED_MOST } from '#shared/contract/accounts/saved-limit.ts'
import { isCallError } from '#web/platform/call.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { useSession } from '#web/platform/session.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { saveInAccount, unsaveInAccount, useAccountSaved } from './account-saved.ts'
import { saveHere, unsaveHere, useDeviceSaved } from './device-saved.ts'

/** Keeps vacancies and companies: in the account of who is signed in, else in this browser. */
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
    /** What this browser kept before goes along into the account, and is kept here no more. */
    move: () => tried(saveInAccount(here).then(() => unsaveHere())),
  }
}

const has = (saved: Saved | undefined, id: string): boolean =>
  saved !== undefined && [...saved.jobs, ...saved.companies].some(one => one.id === id)
