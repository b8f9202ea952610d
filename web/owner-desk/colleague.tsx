import type { OwnReply } from '#shared/contract/owner-desk/owner-desk.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

type Props = { reply: OwnReply; onTake: () => void; onReplace: () => void }

/** A colleague answered meanwhile: what they wrote, and whose words go on. */
export function Colleague({ reply, onTake, onReplace }: Props) {
  const { answer: words } = useWords('answering')
  return (
    <Notice kind="warn" role="alert">
      <p>
        <b>{words.colleague}</b>
      </p>
      <p lang={reply.locale}>{reply.words}</p>
      <div className="answers-btns">
        <Button kind="line" onClick={onTake}>
          {words.takeTheirs}
        </Button>
        <Button kind="line" onClick={onReplace}>
          {words.keepMine}
        </Button>
      </div>
    </Notice>
  )
}
