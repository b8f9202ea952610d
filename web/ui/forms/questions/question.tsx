import { useId, type ReactNode } from 'react'
import { cx } from '../../cx.ts'
import { FieldHint, FieldMessages } from '../field.tsx'
import './question.css'

export type QuestionWords = {
  legend: ReactNode
  optional?: string | undefined
  hint?: ReactNode
  error?: ReactNode
}

/** A radio group for one question: legend, hint, choices, error. The choices get the group's base id. */
export function Question({
  id,
  legend,
  optional,
  hint,
  error,
  required,
  plain,
  children,
}: QuestionWords & {
  id?: string | undefined
  required?: boolean | undefined
  /** Without the rule above. */
  plain?: boolean
  children: (base: string) => ReactNode
}) {
  const own = useId()
  const base = id ?? own
  const describedBy = cx(!!error && `${base}-e`, !!hint && `${base}-h`)
  return (
    <fieldset
      className={cx('q', !!error && 'q-err', plain && 'q-plain')}
      role="radiogroup"
      aria-labelledby={`${base}-l`}
      aria-describedby={describedBy || undefined}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend id={`${base}-l`}>
        {legend}
        {optional && <span className="opt"> {optional}</span>}
      </legend>
      <FieldHint id={`${base}-h`}>{hint}</FieldHint>
      {children(base)}
      <FieldMessages id={base} words={{ error }} />
    </fieldset>
  )
}
