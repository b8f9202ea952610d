import { storedJson, type Stored } from '#web/platform/storage.ts'

/** A vacancy that somebody keeps, as it was called then. */
export type SavedJob = { id: string; title: string; company: string }

const MOST = 100

/** Saved in this browser alone: nobody is told, and signing out of a shared phone wipes it. */
export const SAVED: Stored<SavedJob[]> = storedJson('browser', 'saved-jobs', value =>
  Array.isArray(value) ? value.filter(isSaved) : undefined,
)

/** Saves a vacancy, newest first, or lets it go. False where the browser refuses. */
export function toggleSaved(job: SavedJob): boolean {
  const others = (SAVED.get() ?? []).filter(({ id }) => id !== job.id)
  const wasSaved = others.length < (SAVED.get()?.length ?? 0)
  return SAVED.put(wasSaved ? others : [job, ...others].slice(0, MOST))
}

const isSaved = (one: unknown): one is SavedJob =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'title', 'company'].every(name => typeof (one as Record<string, unknown>)[name] === 'string')
