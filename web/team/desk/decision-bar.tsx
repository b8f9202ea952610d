import { Fragment, type ReactNode } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Key } from './keys-dialog.tsx'
import type { Keys } from './use-shortcuts.ts'

/** An action on the current item; its shortcut key does the same as its button. */
export type Act = {
  label: string
  letter?: string
  kind?: 'filled' | 'line' | 'warn'
  run: () => unknown
  /** Why the action is disabled. */
  off?: string | undefined
}

export const actKeys = (acts: readonly Act[] = []): Keys =>
  Object.fromEntries(acts.flatMap(({ letter, run }) => (letter ? [[letter, () => void run()]] : [])))

/** Buttons of the actions, always visible. */
export function DecisionBar({
  acts,
  above,
  busy,
}: {
  acts: readonly Act[]
  above: ReactNode
  busy: boolean
}) {
  return (
    <div className="decide-bar" role="group" aria-labelledby="decide-h">
      {above}
      {acts.map(({ label, letter, kind = 'filled', run, off }) => (
        <Fragment key={label}>
          {off !== undefined && (
            <p className="note" id={`off-${letter}`}>
              {off}
            </p>
          )}
          <Button
            kind={kind}
            grow
            busy={busy}
            off={off !== undefined}
            reasonId={off === undefined ? undefined : `off-${letter}`}
            aria-keyshortcuts={letter}
            onClick={() => void run()}
          >
            {label} {letter && <Key>{letter.toUpperCase()}</Key>}
          </Button>
        </Fragment>
      ))}
    </div>
  )
}
