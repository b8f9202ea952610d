import type { ReactNode } from 'react'
import type { Law } from '#shared/rules/money/law/law.ts'
import { useWords } from '#web/platform/locale.ts'
import { cx } from '#web/ui/cx.ts'

export type SlipLine = {
  key: string
  name: ReactNode
  /** The formula in words and figures. */
  how?: ReactNode
  law?: Law | undefined
  amount: ReactNode
  /** `sum`: a subtotal below a rule; `end`: the total. */
  kind?: 'sum' | 'end' | undefined
}

/** A calculation line by line: label, formula, legal source, amount. */
export const Slip = ({
  lines,
  small,
  marks = true,
}: {
  lines: readonly SlipLine[]
  small?: boolean
  /** Whether the signs are explained below. */
  marks?: boolean
}) => (
  <>
    <dl className={cx('slip', small && 'slip-small')}>
      {lines.map(({ key, name, how, law, amount, kind }) => (
        <div key={key} className={kind && `slip-${kind}`}>
          <dt>
            <span>{name}</span>
            {how && <span className="slip-how">{how}</span>}
            {law && <Cited law={law} />}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
    {marks && <Marks laws={lines.map(({ law }) => law)} />}
  </>
)

/**
 * The legal source of a line; a sign if the text of the law itself was not read, a note if only one source confirms it.
 */
export function Cited({ law }: { law: Law }) {
  const { rule, check } = useWords('law')
  return (
    <span className="slip-law">
      {rule(law.rule)}
      {law.check === 'two' && (
        <>
          <span aria-hidden="true">*</span>
          <span className="vh"> ({check.two})</span>
        </>
      )}
      {law.check === 'single' && <b> ({check.single})</b>}
    </span>
  )
}

/** Explanation of the signs in the lines above. */
export function Marks({ laws }: { laws: readonly (Law | undefined)[] }) {
  const { marks } = useWords('law')
  if (!laws.some(law => law?.check === 'two')) return null
  return <p className="note slip-marks">{marks}</p>
}
