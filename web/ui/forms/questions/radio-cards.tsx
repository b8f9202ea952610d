import type { ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { Question, type QuestionWords } from './question.tsx'

export type RadioCard = { value: string; label: ReactNode; hint?: ReactNode; disabled?: boolean }

/** A radio group of a few options, each with a line of explanation. */
export function RadioCards({
  name,
  options,
  value,
  defaultValue,
  onChange,
  two,
  id,
  required,
  plain = true,
  ...question
}: QuestionWords & {
  name: string
  options: readonly RadioCard[]
  value?: string | undefined
  defaultValue?: string | undefined
  onChange?: (value: string) => void
  /** Two columns on a wide screen. */
  two?: boolean
  id?: string | undefined
  required?: boolean | undefined
  plain?: boolean
}) {
  const isControlled = onChange !== undefined && defaultValue === undefined
  return (
    <Question {...question} id={id} required={required} plain={plain}>
      {base => (
        <div className={cx('picks', two && 'picks-2')}>
          {options.map((o, i) => (
            <label className="pick" key={o.value}>
              <input
                type="radio"
                id={i === 0 ? base : undefined}
                name={name}
                value={o.value}
                required={required}
                disabled={o.disabled}
                {...(isControlled
                  ? { checked: value === o.value }
                  : { defaultChecked: (value ?? defaultValue) === o.value })}
                onChange={() => onChange?.(o.value)}
              />
              <span>
                <b>{o.label}</b>
                {o.hint && <small>{o.hint}</small>}
              </span>
            </label>
          ))}
        </div>
      )}
    </Question>
  )
}
