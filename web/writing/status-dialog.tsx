import type { EmploymentStatus } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

type Props = {
  asked: EmploymentStatus | undefined
  onAnswer: (status: EmploymentStatus | undefined) => void
}

/** Asks before a changed status empties what was filled in. */
export function StatusDialog({ asked, onAnswer }: Props) {
  const { change, draft } = useWords('writing')
  const leave = () => onAnswer(undefined)
  return (
    <Dialog
      open={asked !== undefined}
      onClose={leave}
      title={change.title}
      close={draft.close}
      actions={
        <>
          <Button kind="line" onClick={leave}>
            {change.no}
          </Button>
          <Button kind="warn" onClick={() => onAnswer(asked)}>
            {change.yes}
          </Button>
        </>
      }
    >
      <p>{change.body}</p>
    </Dialog>
  )
}
