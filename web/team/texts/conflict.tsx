import { useEffect, useRef } from 'react'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { changedLines } from './changed-lines.ts'
import { Discard } from './discard.tsx'
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
  const place = useRef<HTMLDivElement>(null)
  // It stands far above the buttons that met it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [edited, outdated])
  if (!edited || !outdated) return null
  const changes = changedLines(outdated, edited.written)
  return (
    <div ref={place}>
      <Notice kind="warn" role="alert">
        <p>{words.conflict(count(edited.version))}</p>
        {changes.length === 0 && <p>{words.nothingElse}</p>}
        {changes.map(({ field, removed, added }) => (
          <div key={field}>
            <b>{labels[field]}</b>
            {removed.map((line, at) => (
              <p key={at}>
                {words.removed}: <del lang={edited.locale}>{line}</del>
              </p>
            ))}
            {added.map((line, at) => (
              <p key={at}>
                {words.added}: <ins lang={edited.locale}>{line}</ins>
              </p>
            ))}
          </div>
        ))}
        <Button kind="line" onClick={keepMine}>
          {words.keepMine}
        </Button>{' '}
        <Discard label={words.takeTheirs} onDiscard={discard} />
      </Notice>
    </div>
  )
}
