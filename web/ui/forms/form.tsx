import type { ReactNode } from 'react'
import { LinkButton } from '../controls/button.tsx'
import { Icon } from '../layout/icon.tsx'
import { useFocusFirst } from './use-focus-first.ts'
import './form.css'

/** What stopped a form, with a link to each field. Mounting it moves focus here, so mount it after a failed submit. */
export function ErrorSummary({
  title,
  items,
  focus = true,
}: {
  title: ReactNode
  /** Ids of the controls and what to do there. */
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

/** The buttons that end a form: back first, onward last and wide. */
export const FormNav = ({ children }: { children: ReactNode }) => <div className="form-nav">{children}</div>

/** How far along: words above, a bar below. `now` counts from 1. */
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

/** "Draf tersimpan di browser ini saja", with the way to wipe it. */
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
