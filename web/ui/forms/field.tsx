import { useId, type ReactNode } from 'react'
import { cx } from '../cx.ts'
import { Icon } from '../layout/icon.tsx'
import './field.css'

/** The words around a control. All are shown; all but the label are tied to it with `aria-describedby`. */
export type FieldWords = {
  label: ReactNode
  /** The word for "may stay empty", set after the label. */
  optional?: string | undefined
  hint?: ReactNode
  error?: ReactNode
  /** What was read from the input: "Kami baca: Rp 6.800.000". */
  understood?: ReactNode
  /** A remark that does not block. */
  warning?: ReactNode
}

type Wiring = { id: string; describedBy: string | undefined; invalid: true | undefined }

/** Ids and aria of one control; `more` are ids of further descriptions. */
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

/** Label, hint, control, and what is said about the input. */
export function Field({ id, words, children }: { id: string; words: FieldWords; children: ReactNode }) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {words.label}
        {words.optional && <span className="opt"> {words.optional}</span>}
      </label>
      <FieldHint id={`${id}-h`}>{words.hint}</FieldHint>
      {children}
      <FieldSaid id={id} words={words} />
    </div>
  )
}

/** Error, remark and what was understood, in this order. */
export function FieldSaid({ id, words }: { id: string; words: Omit<FieldWords, 'label'> }) {
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

/** "Kami baca: …", announced politely as it changes. */
function Understood({ id, children }: { id?: string | undefined; children: ReactNode }) {
  return children ? (
    <p className="said said-read" id={id} role="status">
      <Icon name="check" />
      <span>{children}</span>
    </p>
  ) : null
}
