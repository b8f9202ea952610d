import type { ReactNode } from 'react'
import { LinkButton } from '../controls/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { useFocusFirst } from './use-focus-first.ts'
import './form.css'

/**
 * The errors of a form with a link to each field. It takes the focus when it mounts, so mount it after a failed submit.
 */
export function ErrorSummary({
  title,
  items,
  focus = true,
}: {
  title: ReactNode
  /** Ids of the controls with the text of their links. */
  items: readonly { id: string; text: ReactNode }[]
  focus?: boolean
}) {
  return (
    <div className="errsum" role="alert" tabIndex={-1} ref={useFocusFirst(focus)}>
      <p className="errsum-t">
        <Icon name="triangle-alert" />
        <b>{title}</b>
      </p>
      {items.length > 0 && (
        <ul>
          {items.map(i => (
            <li key={i.id}>
              <a href={`#${i.id}`}>{i.text}</a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** Buttons at the end of a form: "back" first, "next" last and wide. */
export const FormNav = ({ children }: { children: ReactNode }) => <div className="form-nav">{children}</div>

/** Progress of a form: text above, a bar below. `now` counts from 1. */
export function Steps({
  now,
  of,
  label,
  title,
}: {
  now: number
  of: number
  label: ReactNode
  title?: ReactNode
}) {
  return (
    <div>
      <p className="steps-t">
        <b>{label}</b>
        <span>{title}</span>
      </p>
      <ol className="steps-b" aria-hidden="true">
        {Array.from({ length: of }, (_, i) => (
          <li key={i} className={i + 1 < now ? 'done' : i + 1 === now ? 'now' : undefined} />
        ))}
      </ol>
    </div>
  )
}

/** "Draf tersimpan di browser ini saja", with a button that deletes the draft. */
export function DraftLine({
  children,
  wipe,
  onWipe,
}: {
  children: ReactNode
  wipe?: ReactNode
  onWipe?: () => void
}) {
  return (
    <div className="draft">
      <p role="status">{children}</p>
      {wipe && (
        <LinkButton icon="trash-2" onClick={onWipe}>
          {wipe}
        </LinkButton>
      )}
    </div>
  )
}
