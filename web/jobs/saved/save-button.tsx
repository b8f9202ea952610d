import { useStored } from '#web/platform/storage.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SAVED, toggleSaved, type SavedJob } from './saved.ts'

/** Keeps a vacancy in this browser, or lets it go. */
export function SaveButton({ job }: { job: SavedJob }) {
  const { saved: words } = useWords('jobs')
  const saved = useStored(SAVED)
  const isSaved = saved?.some(({ id }) => id === job.id) ?? false
  return (
    <Button kind="line" aria-pressed={isSaved} onClick={() => toggleSaved(job)}>
      {isSaved ? words.saved : words.save}
    </Button>
  )
}
