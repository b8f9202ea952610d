import type { SavedJob } from '#shared/contract/accounts/saved.ts'
import { useWords } from '#web/platform/locale.ts'
import { ActionButton, Button } from '#web/ui/controls/button.tsx'
import { useSaved } from './use-saved.ts'

/** Saves a vacancy or removes it. */
export function SaveButton({ job }: { job: SavedJob }) {
  const { saved: words } = useWords('masthead')
  const { isSaved, toggle } = useSaved()
  const pressed = isSaved(job.id)
  return (
    <Button className="only-script" kind="line" aria-pressed={pressed} onClick={() => toggle('jobs', job)}>
      {pressed ? words.saved : words.save}
    </Button>
  )
}

/** The same action in a row of a list. */
export function SaveAction({ job }: { job: SavedJob }) {
  const { saved: words } = useWords('masthead')
  const { isSaved, toggle } = useSaved()
  const pressed = isSaved(job.id)
  return (
    <ActionButton className="only-script" pressed={pressed} onClick={() => toggle('jobs', job)}>
      {pressed ? words.saved : words.save}
      <span className="vh"> {job.title}</span>
    </ActionButton>
  )
}
