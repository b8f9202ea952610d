import type { ReactNode } from 'react'
import type { DeskDecision, DeskItem, DeskRow } from '#shared/contract/moderation/desk.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ReviewEntry } from '#web/reviews/review-entry.tsx'
import type { Act } from './decision-bar.tsx'
import { Guidelines } from './guidelines.tsx'
import type { Unversioned } from './use-decisions.ts'
import { useDesk } from './use-desk.ts'
import { Work } from './work.tsx'

type Subject = 'report' | 'hiding'
type Words = {
  upheld: (company: string, guideline: Guideline) => string
  dismissed: string
  dismiss: string
  uphold: string
  upholdBy: (guideline: Guideline) => string
}
const NO_GUIDELINE: { guideline: Guideline | undefined } = { guideline: undefined }

/**
 * Desk for content that readers reported or companies hid: remove it with a guideline, or keep it. The moderator
 * chooses the guideline; the one in the report is only a claim.
 */
export function useVerdictDesk<S extends Subject>(
  subject: S,
  wordsOf: (row: DeskRow<S> | undefined) => Words,
  /** Rows that are decided together with the current one. */
  together: (rows: readonly DeskRow<S>[], row: DeskRow<S>) => DeskRow<S>[] = (_, row) => [row],
) {
  const { chooseFirst } = useWords('team')
  const desk = useDesk(subject, NO_GUIDELINE)
  const { row, queue, choice } = desk
  const { guideline } = choice
  const words = wordsOf(row)
  // The decisions of both subjects have the same shape.
  const decide = desk.decide as (
    decision: Unversioned<DeskDecision<Subject>>,
    done: string,
    options?: { rows: readonly DeskRow<S>[] },
  ) => Promise<void>
  const uphold = async () => {
    if (!guideline) return desk.lead('[name=guideline]', chooseFirst)
    if (!row || !queue) return
    await decide({ uphold: true, guideline }, words.upheld(row.company, guideline), {
      rows: together(queue.rows, row),
    })
  }
  const acts: Act[] = [
    {
      label: words.dismiss,
      letter: 'b',
      kind: 'line',
      run: () => decide({ uphold: false }, words.dismissed),
    },
    {
      label: guideline ? words.upholdBy(guideline) : words.uphold,
      letter: 't',
      kind: 'warn',
      run: uphold,
    },
  ]
  return { ...desk, acts, blame: (chosen: Guideline) => desk.change({ guideline: chosen }) }
}

type Judged = Pick<DeskItem<Subject>, 'company' | 'review' | 'comment'>

/** The reported content as readers see or saw it. */
export function JudgedWork({
  judged,
  title,
  note,
  heading,
}: { judged: Judged } & Record<'title' | 'note' | 'heading', string>) {
  return (
    <Work className="reported" title={title}>
      <p className="note">{note}</p>
      <h2 className="vh">{heading}</h2>
      {judged.review && <ReviewEntry review={judged.review} still />}
      {judged.comment && <blockquote className="work-t">{judged.comment}</blockquote>}
    </Work>
  )
}

type PaneProps = {
  desk: { choice: { guideline: Guideline | undefined }; blame: (guideline: Guideline) => void }
  item: DeskItem<Subject>
  /** Facts of the report, with its date. */
  facts: readonly { label: string; value: ReactNode; lang?: string | undefined }[]
  history: string
  upholdTells: (guideline: Guideline) => string
}

/** The report, the history of the content, and the choice of the guideline that it breaks. */
export function VerdictPane({ desk, item, facts, history, upholdTells }: PaneProps) {
  const locale = useLocale()
  const { broken } = useWords('team')
  const { guideline } = desk.choice
  return (
    <>
      <dl className="reported-says">
        {facts.map(({ label, value, lang }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd lang={lang}>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="reported-past">
        <a href={href(locale, 'teamHistory', {}, { subject: item.subject_id })}>{history}</a>
      </p>
      <div className="decide-by">
        <Guidelines legend={broken} chosen={guideline} onChoose={desk.blame} />
        {guideline && <p className="note">{upholdTells(guideline)}</p>}
      </div>
    </>
  )
}
