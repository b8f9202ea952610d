import { useState, type ComponentProps, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Field, useField, type FieldWords } from './field.tsx'

/** `counter` gets the number of characters typed and returns the line ("33 dari 120"); it needs `maxLength` or `limit`. */
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

/** What is the same of one line and of several: the words around the control, the count below it, and what the control says of them. */
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

/** One line of text. `inputMode`, `autoComplete`, `type` and the rest go to the input. */
export function TextField(props: ComponentProps<'input'> & FieldWords & Counting) {
  const { control, frame } = useText(props)
  return frame(<input type="text" {...control} />)
}

/** Several lines; grows with what is typed where the browser can. */
export function TextArea({ rows = 4, ...props }: ComponentProps<'textarea'> & FieldWords & Counting) {
  const { control, frame } = useText(props)
  return frame(<textarea {...control} rows={rows} />)
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
