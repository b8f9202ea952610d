import { REMOVED_FOR } from '#shared/contract/contact/stubs.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import type { HiddenComment } from '#shared/contract/pay/pay-parts.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ReportButton } from '#web/reviews/report/report-button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stub } from '#web/ui/layout/withheld/withheld.tsx'

const GONE = ['team', ...REMOVED_FOR] as const
type Comments = CompanySalaries['comments']

/**
 * Comments that people wrote with their pay, without any amount; each can be reported. Hidden ones are stubs, removed
 * ones are counted.
 */
export function SalaryComments({
  company,
  comments,
  more,
}: {
  company: string
  comments: Comments
  more: number
}) {
  const { comments: words } = useWords('payroll')
  const { count } = useFormats()
  if (comments.length === 0) return null
  return (
    <Section title={words.title}>
      <ul className="paysays">
        {comments.map(({ id, words: text, hidden }) =>
          text !== null ? (
            <li key={id}>
              <p id={`c-${id}`}>{words.quote(text)}</p>
              <ReportButton subject="salary_comment" id={id} titleId={`c-${id}`} />
            </li>
          ) : (
            hidden && (
              <li key={id}>
                <Hidden company={company} hidden={hidden} />
              </li>
            )
          ),
        )}
      </ul>
      {more > 0 && <p className="note">{words.more(count(more))}</p>}
      {GONE.map(by => (
        <Gone key={by} by={by} count={comments.filter(({ stub }) => stub === by).length} />
      ))}
      <p className="note">{words.note}</p>
    </Section>
  )
}

function Hidden({ company, hidden: { guideline, until } }: { company: string; hidden: HiddenComment }) {
  const locale = useLocale()
  const { day } = useFormats()
  const { comments: words } = useWords('payroll')
  const { stub, guidelines } = useWords('reviews')
  return (
    <Stub label={words.hidden} title={stub.owner} note={words.counted}>
      <p>
        {words.says(company)}
        <a href={`${href(locale, 'guidelines')}#g${guideline}`}>
          {stub.guideline(String(guideline), guidelines[guideline])}
        </a>
        {stub.end} {words.until(day(until))}
      </p>
    </Stub>
  )
}

function Gone({ by, count }: { by: (typeof GONE)[number]; count: number }) {
  const { comments: words } = useWords('payroll')
  if (count === 0) return null
  const title = words[by](count)
  return (
    <Stub label={title} icon={by === 'request' ? 'eye-off' : 'trash-2'} title={title} calm={by === 'request'}>
      <p>{words.counted}</p>
    </Stub>
  )
}
