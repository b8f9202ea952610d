import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../layout/icon.tsx'
import './field.css'

/** Texts around a control. All are visible; all except the label are referenced by `aria-describedby`. */
export type FieldWords = {
  label: ReactNode
  /** Text for "optional", after the label. */
  optional?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  /** How the input was understood: "Kami baca: Rp 6.800.000". */
  understood?: ReactNode
  /** A note that does not block the form. */
  warning?: ReactNode
}

type Wiring = { id: string; describedBy: string | undefined; invalid: true | undefined }

/** Ids and ARIA attributes of one control; `more` are ids of further descriptions. */
export function useField(
  id: string | undefined,
  words: Omit<FieldWords, 'label'>,
  ...more: (string | undefined | false)[]
): Wiring {
  const own = useId()
  const base = id ?? own
  const describedBy = cx(
    words.error !== undefined && words.error !== '' && words.error !== null && `${base}-e`,
    !!words.hint && `${base}-h`,
    !!words.understood && `${base}-u`,
    !!words.warning && `${base}-w`,
    ...more,
  )
  return { id: base, describedBy: describedBy || undefined, invalid: words.error ? true : undefined }
}

/** Label, hint, control, and messages about the input. */
export function Field({ id, words, children }: { id: string; words: FieldWords; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.label}
        {words.optional && <span className="opt"> {words.optional}</span>}
      </label>
      <FieldHint id={`${id}-h`}>{words.hint}</FieldHint>
      {children}
      <FieldMessages id={id} words={words} />
    </div>
  )
}

/** Error, warning and understood input, in this order. */
export function FieldMessages({ id, words }: { id: string; words: Omit<FieldWords, 'label'> }) {
  return (
    <>
      <FieldError id={`${id}-e`}>{words.error}</FieldError>
      {words.warning && (
        <p className="said said-warn" id={`${id}-w`}>
          <Icon name="info" />
          <span>{words.warning}</span>
        </p>
      )}
      <Understood id={`${id}-u`}>{words.understood}</Understood>
    </>
  )
}

export function FieldHint({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="hint" id={id}>
      {children}
    </p>
  ) : null
}

export function FieldError({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="said said-err" id={id}>
      <Icon name="triangle-alert" />
      <span>{children}</span>
    </p>
  ) : null
}

/** "Kami baca: …", a polite live region. */
function Understood({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="said said-read" id={id} role="status">
      <Icon name="check" />
      <span>{children}</span>
    </p>
  ) : null
}
