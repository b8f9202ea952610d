import { LinkButton } from '../../controls/button.tsx'
import { Question, type QuestionWords } from './question.tsx'

/** A choice of a few short options in one row: yes, no. Native radios, so that arrow keys work. */
export function Options<V extends string>({
  id,
  name,
  options,
  value,
  onChange,
  required,
  clear,
  onClear,
  ...question
}: QuestionWords & {
  id: string
  name: string
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChange: (value: V) => void
  required?: boolean | undefined
  /** Label of the link that clears an optional answer. */
  clear?: string
  onClear?: () => void
}) {
  return (
    <Question {...question} id={id} required={required}>
      {base => (
        <div className="opts">
          {options.map((option, place) => (
            <label className="pick" key={option.value}>
              <input
                type="radio"
                id={place === 0 ? base : undefined}
                name={name}
                value={option.value}
                required={required}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
              />
              <span>{option.label}</span>
            </label>
          ))}
          {onClear && value !== undefined && (
            <LinkButton
              className="opts-clear"
              aria-describedby={`${base}-l`}
              onClick={() => clearFrom(base, onClear)}
            >
              {clear}
            </LinkButton>
          )}
        </div>
      )}
    </Question>
  )
}

/** The link disappears with the answer: the focus moves to its question. */
function clearFrom(base: string, onClear: () => void): void {
  document.getElementById(base)?.focus()
  onClear()
}
