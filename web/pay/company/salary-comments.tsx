import type { CompanySalaries } from '#shared/contract/pay.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { ReportButton } from '#web/reviews/report-button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Stub } from '#web/ui/layout/withheld/withheld.tsx'

type Comments = CompanySalaries['comments']

/** What people wrote beside their pay: words alone, each to be reported; of those that are gone how many. */
export function SalaryComments({ comments, more }: { comments: Comments; more: number }) {
  const { comments: words } = useWords('payroll')
  const { count } = useFormats()
  if (comments.length === 0) return null
  const gone = (by: 'owner' | 'team') => comments.filter(({ stub }) => stub === by).length
  return (
    <Section title={words.title}>
      <ul className="paysays">
        {comments.map(
          ({ id, words: said }) =>
            said !== null && (
              <li key={id}>
                <p id={`c-${id}`}>{words.quote(said)}</p>
                <ReportButton subject="salary_comment" id={id} titleId={`c-${id}`} />
              </li>
            ),
        )}
      </ul>
      {more > 0 && <p className="note">{words.more(count(more))}</p>}
      <Gone by="owner" count={gone('owner')} />
      <Gone by="team" count={gone('team')} />
      <p className="note">{words.note}</p>
    </Section>
  )
}

function Gone({ by, count }: { by: 'owner' | 'team'; count: number }) {
  const { comments: words } = useWords('payroll')
  if (count === 0) return null
  return (
    <Stub label={words[by](count)} icon={by === 'owner' ? 'eye-off' : 'trash-2'} title={words[by](count)}>
      <p>{words.counted}</p>
    </Stub>
  )
}
