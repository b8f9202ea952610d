import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, useField, type FieldWords } from './field.tsx'
import { Icon } from '../layout/icon.tsx'

export type Option = { value: string; label: string; disabled?: boolean }
export type OptionGroup = { label: string; options: readonly Option[] }

const one = (o: Option) => (
  <option key={o.value} value={o.value} disabled={o.disabled}>
    {o.label}
  </option>
)

/** A native select. `empty` is the label of the first, empty option ("Pilih kota"). Options may be grouped. */
export function SelectField({
  label,
  optional,
  hint,
  error,
  understood,
  warning,
  id,
  className,
  options,
  empty,
  ...rest
}: Omit<ComponentProps<'select'>, 'children'> &
  FieldWords & { options: readonly (Option | OptionGroup)[]; empty?: string | undefined }) {
  const words = { label, optional, hint, error, understood, warning }
  const own = useField(id, words)
  return (
    <Field id={own.id} words={words}>
      <div className="ctl-wrap">
        <select
          {...rest}
          id={own.id}
          className={cx('ctl', className)}
          aria-invalid={own.invalid}
          aria-describedby={own.describedBy}
        >
          {empty !== undefined && <option value="">{empty}</option>}
          {options.map(o =>
            'options' in o ? (
              <optgroup key={o.label} label={o.label}>
                {o.options.map(one)}
              </optgroup>
            ) : (
              one(o)
            ),
          )}
        </select>
        <Icon name="chevron-down" />
      </div>
    </Field>
  )
}
