import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { changedLines } from './changed-lines.ts'
import type { Listed, Writing } from './text.ts'
import type { Texts } from './use-texts.ts'

/** What somebody else has changed since this writing was begun, and what to do with it. */
export function Conflict<L extends Listed, W extends Writing>({
  texts: { edited, outdated, discard, keepMine },
  labels,
}: {
  texts: Texts<L, W>
  labels: Record<keyof W & string, string>
}) {
  const { count } = useFormats()
  const { texts: words } = useWords('team')
  if (!edited || !outdated) return null
  const changes = changedLines(outdated, edited.written)
  return (
    <Notice kind="warn" role="alert">
      <p>{words.conflict(count(edited.version))}</p>
      {changes.length === 0 && <p>{words.nothingElse}</p>}
      {changes.map(({ field, removed, added }) => (
        <div key={field} lang={edited.locale}>
          <b>{labels[field]}</b>
          {removed.map((line, at) => (
            <p key={at}>
              {words.removed}: <del>{line}</del>
            </p>
          ))}
          {added.map((line, at) => (
            <p key={at}>
              {words.added}: <ins>{line}</ins>
            </p>
          ))}
        </div>
      ))}
      <Button kind="line" onClick={keepMine}>
        {words.keepMine}
      </Button>{' '}
      <Button kind="line" onClick={discard}>
        {words.takeTheirs}
      </Button>
    </Notice>
  )
}
