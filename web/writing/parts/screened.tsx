import { Fragment, type ReactNode } from 'react'
import { HOLDING } from '#shared/rules/screening/finding.ts'
import { useWords } from '#web/platform/locale.ts'
import { RefusedLines } from '#web/reviews/screening/refused-lines.tsx'
import { refusalsOf, type Found } from '#web/reviews/screening/screening.ts'
import { useFindings } from '#web/reviews/screening/use-findings.ts'
import { FieldMessages, type FieldWords } from '#web/ui/forms/field.tsx'
import { Mark } from '#web/ui/layout/mark.tsx'

type Props = {
  text: string
  error: string | undefined
  children: (messages: Pick<FieldWords, 'error' | 'warning'>) => ReactNode
}

/** A text field with live findings: words that must be removed, and words that a moderator will check. */
export function Screened({ text, error, children }: Props) {
  const { field } = useWords('errors')
  const findings = useFindings(text)
  const live = refusalsOf(findings, field)
  const refused = live.length > 0 ? live : error ? [error] : []
  const held = findings.filter(({ effect }) => effect === 'hold')
  return (
    <>
      {children({
        error: refused.length > 0 ? <RefusedLines texts={refused} /> : undefined,
        warning: held.length > 0 ? <Held findings={held} /> : undefined,
      })}
      <p className="vh" role="status">
        {live.join(' ')} {held.length > 0 && <Held findings={held} />}
      </p>
    </>
  )
}

/** Findings that a moderator will check, for a text whose field is elsewhere; `children`: the link to the field. */
export function HeldIn({ id, text, children }: { id: string; text: string; children: ReactNode }) {
  const findings = useFindings(text).filter(({ effect }) => effect === 'hold')
  if (findings.length === 0) return null
  const warning = (
    <>
      <Held findings={findings} /> {children}
    </>
  )
  return <FieldMessages id={id} words={{ warning }} />
}

function Held({ findings }: { findings: readonly Found[] }) {
  const { held, heldNext } = useWords('writing').screening
  const kinds = HOLDING.map(kind => ({
    kind,
    words: [...new Set(findings.filter(found => found.kind === kind).map(found => found.words))],
  }))
  return (
    <>
      {kinds.map(
        ({ kind, words }) =>
          words.length > 0 && (
            <Fragment key={kind}>
              {words.map((word, place) => (
                <Fragment key={word}>
                  {place > 0 && ', '}
                  <Mark kind="holding">{word}</Mark>
                </Fragment>
              ))}{' '}
              {held[kind](words.length)}{' '}
            </Fragment>
          ),
      )}
      {heldNext}
    </>
  )
}
