import { useState, type ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { Field, useField, type FieldWords } from './field.tsx'

/** `counter` gets the number of characters typed and returns the line ("33 dari 120"); it needs `maxLength` or `limit`. */
export type Counting = { counter?: (used: number) => string; limit?: number }

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0)

function useCounter(
  counting: Counting,
  field: { value?: unknown; defaultValue?: unknown; maxLength?: number | undefined },
) {
  const [typed, setTyped] = useState(lengthOf(field.defaultValue))
  const used = field.value === undefined ? typed : lengthOf(field.value)
  return {
    line: counting.counter?.(used),
    over: used > (counting.limit ?? field.maxLength ?? Infinity),
    note: (text: string) => counting.counter && setTyped(text.length),
  }
}

const Count = ({ id, line, over }: { id: string; line: string | undefined; over: boolean }) =>
  line === undefined ? null : (
    <p className={cx('count', over && 'count-over')} id={`${id}-c`}>
      {line}
    </p>
  )

/** One line of text. `inputMode`, `autoComplete`, `type` and the rest go to the input. */
export function TextField({
  label,
  optional,
  hint,
  error,
  understood,
  warning,
  counter,
  limit,
  id,
  className,
  ...rest
}: ComponentProps<'input'> & FieldWords & Counting) {
  const words = { label, optional, hint, error, understood, warning }
  const own = useField(id, words, rest['aria-describedby'])
  const count = useCounter({ counter, limit }, rest)
  return (
    <Field id={own.id} words={words}>
      <input
        type="text"
        {...rest}
        id={own.id}
        className={cx('ctl', className)}
        aria-invalid={own.invalid}
        aria-describedby={cx(own.describedBy, counter && `${own.id}-c`) || undefined}
        onInput={e => {
          count.note(e.currentTarget.value)
          rest.onInput?.(e)
        }}
      />
      <Count id={own.id} line={count.line} over={count.over} />
    </Field>
  )
}

/** Several lines; grows with what is typed where the browser can. */
export function TextArea({
  label,
  optional,
  hint,
  error,
  understood,
  warning,
  counter,
  limit,
  id,
  className,
  rows = 4,
  ...rest
}: ComponentProps<'textarea'> & FieldWords & Counting) {
  const words = { label, optional, hint, error, understood, warning }
  const own = useField(id, words)
  const count = useCounter({ counter, limit }, rest)
  return (
    <Field id={own.id} words={words}>
      <textarea
        {...rest}
        rows={rows}
        id={own.id}
        className={cx('ctl', className)}
        aria-invalid={own.invalid}
        aria-describedby={cx(own.describedBy, counter && `${own.id}-c`) || undefined}
        onInput={e => {
          count.note(e.currentTarget.value)
          rest.onInput?.(e)
        }}
      />
      <Count id={own.id} line={count.line} over={count.over} />
    </Field>
  )
}

/** The code from a message: digits, filled in by the phone where it can. */
export function CodeField({ length = 6, ...rest }: ComponentProps<typeof TextField> & { length?: number }) {
  return (
    <TextField
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      maxLength={length}
      enterKeyHint="done"
      spellCheck={false}
      {...rest}
      className={cx('ctl-code', rest.className)}
    />
  )
}
