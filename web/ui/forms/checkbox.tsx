import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { FieldHint, FieldSaid, useField } from './field.tsx'
import './checkbox.css'

/** One box with its sentence. `framed` gives it a frame that fills when ticked. */
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
      <FieldSaid id={own.id} words={{ error }} />
    </div>
  )
}
