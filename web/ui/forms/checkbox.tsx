import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldHint, FieldMessages, useField } from './field.tsx'
import './checkbox.css'

/** A checkbox with its label. `framed` adds a frame that is filled when checked. */
export function Checkbox({
  children,
  hint,
  error,
  framed,
  id,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  children: ReactNode
  hint?: ReactNode
  error?: ReactNode
  framed?: boolean
}) {
  const own = useField(id, { hint, error })
  return (
    <div className={cx('chk', framed && 'chk-framed', className)}>
      <label htmlFor={own.id}>
        <input
          {...rest}
          type="checkbox"
          id={own.id}
          aria-invalid={own.invalid}
          aria-describedby={own.describedBy}
        />
        <span>{children}</span>
      </label>
      <FieldHint id={`${own.id}-h`}>{hint}</FieldHint>
      <FieldMessages id={own.id} words={{ error }} />
    </div>
  )
}
