import { useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Kbd } from '#web/ui/layout/mark.tsx'

/** Shortcut keys with their meanings. */
type KeyList = readonly (readonly [names: readonly string[], meaning: string])[]
type Props = {
  list: KeyList
  open: boolean
  onClose: () => void
  letters: boolean
  onLetters: (on: boolean) => void
}

/** All shortcut keys of a desk, with a switch that turns single-letter shortcuts off. */
export function KeysDialog({ list, open, onClose, letters, onLetters }: Props) {
  const { keys } = useWords('team')
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} close={keys.close}>
      <dl className="keys">
        {list.map(([names, meaning]) => (
          <div key={meaning}>
            <dt>
              {names.map(name => (
                <Kbd key={name}>{name}</Kbd>
              ))}
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      <Checkbox checked={letters} hint={keys.lettersHint} onChange={event => onLetters(event.target.checked)}>
        {keys.letters}
      </Checkbox>
    </Dialog>
  )
}

/** Label of a shortcut key on a button; assistive technology uses `aria-keyshortcuts`. */
export const Key = ({ children }: { children: string }) => (
  <span className="decide-k" aria-hidden="true">
    <Kbd>{children}</Kbd>
  </span>
)
