import type { ReactNode } from 'react'
import { GUIDELINES, type Guideline } from '#shared/contract/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { Kbd } from '#web/ui/layout/mark.tsx'
import type { Keys } from './use-shortcuts.ts'

type Choose = (guideline: Guideline) => void
type Props = {
  legend: string
  chosen: Guideline | null | undefined
  onChoose: Choose
  /** Additional options. */
  children?: ReactNode
}

/** Radio group of the numbered guidelines. */
export function Guidelines({ legend, chosen, onChoose, children }: Props) {
  const { guidelines } = useWords('team')
  return (
    <fieldset className="guide">
      <legend>{legend}</legend>
      {GUIDELINES.map(guideline => {
        const [name, detail] = guidelines[guideline]
        return (
          <label key={guideline}>
            <input
              type="radio"
              name="guideline"
              value={guideline}
              checked={chosen === guideline}
              onChange={() => onChoose(guideline)}
            />
            <Kbd>{guideline}</Kbd>
            <b>{name}</b>
            <small>{detail}</small>
          </label>
        )
      })}
      {children}
    </fieldset>
  )
}

/** Shortcut keys: the number of each guideline. */
export const guidelineKeys = (choose: Choose): Keys =>
  Object.fromEntries(GUIDELINES.map(guideline => [String(guideline), () => choose(guideline)]))
