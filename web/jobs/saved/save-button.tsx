import { useStored } from '#web/platform/storage.ts'
import { useWords } from '#web/platform/locale.ts'
import { ActionButton, Button } from '#web/ui/controls/button.tsx'
import { SAVED, toggleSaved, type SavedJob } from './saved.ts'

/** Keeps a vacancy in this browser, or lets it go. */
export function SaveButton({ job }: { job: SavedJob }) {
  const { saved: words } = useWords('jobs')
  const isSaved = useIsSaved(job)
  return (
    <Button kind="line" aria-pressed={isSaved} onClick={() => toggleSaved(job)}>
      {isSaved ? words.saved : words.save}
    </Button>
  )
}

/** The same in a row of a list. */
export function SaveAction({ job }: { job: SavedJob }) {
  const { saved: words } = useWords('jobs')
  const isSaved = useIsSaved(job)
  return (
    <ActionButton pressed={isSaved} onClick={() => toggleSaved(job)}>
      {isSaved ? words.saved : words.save}
      <span className="vh"> {job.title}</span>
    </ActionButton>
  )
}

const useIsSaved = ({ id }: SavedJob): boolean => useStored(SAVED)?.some(one => one.id === id) ?? false
