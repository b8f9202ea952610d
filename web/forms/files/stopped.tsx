import type { Stop } from '#web/platform/files/send-in-parts.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'

/** Why an upload is paused, with a button that resumes it. */
export function Stopped({ why, onAgain }: { why: Stop; onAgain: () => void }) {
  const { stopped: words } = useWords('forms')
  return (
    <div role="alert">
      <p className="note">{words[why]}</p>
      <Button kind="line" size="small" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}
