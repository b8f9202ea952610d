import type { VacancyFinding } from '#shared/rules/vacancy/read.ts'
import { VACANCY_LAW } from '#shared/rules/vacancy/law.ts'
import { idOf } from '#web/forms/form.ts'
import { wageLine } from '#web/jobs/offer-line.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Mark } from '#web/ui/layout/mark.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Field } from './fields.ts'
import type { Advice } from './use-advice.ts'

/** What helps before it is posted: what is missing, what the team would read first, what may stay, and the rule that is broken. */
export function AdviceList({ advice, lacking }: { advice: Advice | undefined; lacking: readonly Field[] }) {
  const { reading: words } = useWords('vacancies')
  if (!advice) return null
  const isFine = advice.findings.length === 0 && lacking.length === 0
  return (
    <Section title={words.title} small>
      <div role="status">
        {isFine && <p className="note">{words.fine}</p>}
        {lacking.length > 0 && <Lacking fields={lacking} />}
        <Some advice={advice} effect="hold" lead={words.holds} />
        <Some advice={advice} effect="warn" lead={words.warns} />
      </div>
    </Section>
  )
}

/** What would not be sent. */
function Lacking({ fields }: { fields: readonly Field[] }) {
  const { reading, fields: names } = useWords('vacancies')
  return (
    <>
      <p>
        <b>{reading.lacks}</b>
      </p>
      <ul className="vacancy-advice">
        {fields.map(field => (
          <li key={field}>
            <a href={`#${idOf(field)}`}>{names[field]}</a>
          </li>
        ))}
      </ul>
    </>
  )
}

function Some({ advice, effect, lead }: { advice: Advice; effect: VacancyFinding['effect']; lead: string }) {
  const { advice: said, reading, fields } = useWords('vacancies')
  const jobs = useWords('jobs')
  const companies = useWords('companies')
  const format = useFormats()
  const { findings, paid } = advice
  const wage = paid && wageLine(paid.offer, paid.wage, { jobs, companies }, format).text
  const some = findings.filter(one => one.effect === effect)
  if (some.length === 0) return null
  return (
    <>
      <p>
        <b>{lead}</b>
      </p>
      <ul className="vacancy-advice">
        {some.map(({ kind, field, start, words }) => {
          const law = VACANCY_LAW[kind]
          const name = field === 'salary' ? 'salary_from' : field
          return (
            <li key={`${field} ${start} ${kind}`}>
              {words && (
                <>
                  <Mark kind="holding">{words}</Mark>{' '}
                </>
              )}
              {kind === 'below_minimum' ? wage : said[kind]}{' '}
              {law && <span className="note">({reading.rule(law.rule, law.article)})</span>}{' '}
              <a href={`#${idOf(name)}`}>{fields[name]}</a>
            </li>
          )
        })}
      </ul>
    </>
  )
}
