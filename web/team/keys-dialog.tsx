import { useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/mark.tsx'

type Props = { open: boolean; onClose: () => void; letters: boolean; onLetters: (on: boolean) => void }

/** Every key of the desk, and the switch for those who do not want single letters to act. */
export function KeysDialog({ open, onClose, letters, onLetters }: Props) {
  const { keys } = useWords('team')
  return (
    <Dialog open={open} onClose={onClose} title={keys.title} close={keys.close}>
      <dl className="keys">
        {keys.list.map(([names, meaning]) => (
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
