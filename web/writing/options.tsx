import { Question, type QuestionWords } from '#web/ui/question.tsx'

/** A short choice in one row: yes, no, skip. Native radios, so arrow keys work. */
export function Options<V extends string>({
  id,
  name,
  options,
  value,
  onChange,
  required,
  ...question
}: QuestionWords & {
  id: string
  name: string
  options: readonly { value: V; label: string }[]
  value: V | undefined
  onChange: (value: V) => void
  required?: boolean
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
        </div>
      )}
    </Question>
  )
}
