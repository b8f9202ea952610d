import { Button } from '#web/ui/controls/button.tsx'
import { Key } from './keys-dialog.tsx'
import type { Keys } from './use-shortcuts.ts'

type Desk = {
  busy: boolean
  accept: () => Promise<void>
  reject: () => Promise<void>
}

/** What is on the desk appears, or it does not. */
export function DecisionBar({ desk, accept, reject }: { desk: Desk; accept: string; reject: string }) {
  const { busy } = desk
  return (
    <div className="decide-bar" role="group" aria-labelledby="decide-h">
      <Button grow busy={busy} aria-keyshortcuts="a" onClick={() => void desk.accept()}>
        {accept} <Key>A</Key>
      </Button>
      <Button kind="warn" grow busy={busy} aria-keyshortcuts="t" onClick={() => void desk.reject()}>
        {reject} <Key>T</Key>
      </Button>
    </div>
  )
}

/** The same by letters; a note is written first, or the item left for later. */
export const decisionKeys = (desk: Desk & { skip: () => void }): Keys => ({
  a: () => void desk.accept(),
  t: () => void desk.reject(),
  n: () => document.getElementById('desk-note')?.focus(),
  l: desk.skip,
})
