import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Field, useField, type FieldWords } from './field.tsx'

/** `counter` formats the number of typed characters ("33 dari 120"); it needs `maxLength` or `limit`. */
export type Counting = { counter?: ((used: number) => string) | undefined; limit?: number | undefined }

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

type Text = FieldWords &
  Counting &
  Pick<
    ComponentProps<'input'>,
    'id' | 'className' | 'value' | 'defaultValue' | 'maxLength' | 'aria-describedby'
  > & { onInput?: ((event: never) => void) | undefined }

/**
 * The common part of single-line and multi-line fields: the texts around the control, the counter below it, and the
 * ARIA attributes.
 */
function useText<P extends Text>({
  label,
  optional,
  hint,
  error,
  understood,
  warning,
  counter,
  limit,
  ...rest
}: P) {
  const words = { label, optional, hint, error, understood, warning }
  const { id, describedBy, invalid } = useField(rest.id, words, rest['aria-describedby'])
  const count = useCounter({ counter, limit }, rest)
  const control = {
    ...rest,
    id,
    className: cx('ctl', rest.className),
    'aria-invalid': invalid,
    'aria-describedby': cx(describedBy, counter && `${id}-c`) || undefined,
    onInput: (event: { currentTarget: { value: string } }) => {
      count.note(event.currentTarget.value)
      rest.onInput?.(event as never)
    },
  }
  const frame = (drawn: ReactNode) => (
    <Field id={id} words={words}>
      {drawn}
      <Count id={id} line={count.line} over={count.over} />
    </Field>
  )
  return { control, frame }
}

/** A single-line text field. `inputMode`, `autoComplete`, `type` and other attributes go to the input. */
export function TextField(props: ComponentProps<'input'> & FieldWords & Counting) {
  const { control, frame } = useText(props)
  return frame(<input type="text" {...control} />)
}

/** A multi-line text field; grows with its content in browsers that support `field-sizing`. */
export function TextArea({ rows = 4, ...props }: ComponentProps<'textarea'> & FieldWords & Counting) {
  const { control, frame } = useText(props)
  return frame(<textarea {...control} rows={rows} />)
}

/** A field for a one-time code: digits, with autofill from the message where the phone supports it. */
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
