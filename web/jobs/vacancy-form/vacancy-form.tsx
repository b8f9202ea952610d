import type { OwnVacancy, VacancyOffer } from '#shared/contract/jobs/vacancies.ts'
import { DraftState } from '#web/forms/draft-state.tsx'
import { idOf } from '#web/forms/form.ts'
import { useDraft } from '#web/forms/use-draft.ts'
import { useWords, useFormats } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { ErrorSummary } from '#web/ui/forms/form.tsx'
import { Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { useOwner } from '#web/owners/owner-area.tsx'
import { vacancyDraft, type Begun } from './draft.ts'
import { isEnded, type Field, type Fields } from './fields.ts'
import { MetColleague } from './met-colleague.tsx'
import { PaySection, PlaceSection, WorkSection } from './fact-sections.tsx'
import { TextSection } from './text-section.tsx'
import { useFieldNames, useVacancyForm } from './use-vacancy-form.ts'
import type { VacancyFinding } from '#shared/rules/vacancy/read.ts'
import { VACANCY_LAW } from '#shared/rules/vacancy/law.ts'
import { wageLine } from '#web/jobs/offer-line.ts'
import { Mark } from '#web/ui/layout/mark.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { useEffect, useState } from 'react'
import type { PublicMinimumWage } from '#shared/contract/places/wages.ts'
import { monthly, readOffer, type ReadOffer } from '#shared/rules/vacancy/offer.ts'
import { httpCall } from '#web/platform/call.ts'
import './vacancies.css'

/** Form to write or edit a vacancy. `of` is the key of the draft, which belongs to one vacancy. */
export function VacancyForm({ of, begin, own }: { of: string; begin: () => Begun; own?: OwnVacancy }) {
  const { company } = useOwner()
  const { loading } = useWords('forms')
  const place = vacancyDraft(`${company.id}:${of}`, begin)
  const store = useDraft(place)
  return store ? <Writing {...{ store, place, own }} /> : <Loading label={loading} />
}

type Props = {
  store: NonNullable<ReturnType<typeof useDraft<ReturnType<ReturnType<typeof vacancyDraft>['empty']>>>>
  place: ReturnType<typeof vacancyDraft>
  own: OwnVacancy | undefined
}

function Writing({ store, place, own }: Props) {
  const { form: words, draft } = useWords('vacancies')
  const names = useFieldNames()
  const form = useVacancyForm(store, place)
  const advice = useAdvice(form.fields)
  const mistakes = Object.entries(form.mistakes) as [Field, string][]
  return (
    <form
      noValidate
      className="vacancy-form"
      onSubmit={event => {
        event.preventDefault()
        form.send()
      }}
    >
      {mistakes.length > 0 && (
        <ErrorSummary
          key={form.attempt}
          title={words.wrong}
          items={mistakes.map(([field, text]) => ({ id: idOf(field), text: `${names[field]}: ${text}` }))}
        />
      )}
      {form.met && <MetColleague key={form.attempt} met={form.met} form={form} />}
      <WorkSection form={form} />
      <PaySection form={form} />
      <PlaceSection form={form} />
      <TextSection form={form} />
      <AdviceList advice={advice} lacking={form.lacking} />
      {form.whole && (
        <Notice kind="warn" role="alert">
          <p>{form.whole}</p>
        </Notice>
      )}
      <Button type="submit" full busy={form.busy}>
        {own ? (isEnded(own) ? words.openAgain : words.save) : words.post}
      </Button>
      <DraftState store={store} words={draft} onWipe={store.wipe} />
    </form>
  )
}

/**
 * Advice before publishing: missing fields, findings that a moderator must check, and findings that do not block, each
 * with the rule.
 */
function AdviceList({ advice, lacking }: { advice: Advice | undefined; lacking: readonly Field[] }) {
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

/** Missing fields. */
function Lacking({ fields }: { fields: readonly Field[] }) {
  const { reading } = useWords('vacancies')
  const names = useFieldNames()
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
  const { advice: texts, reading } = useWords('vacancies')
  const names = useFieldNames()
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
              {kind === 'below_minimum' ? wage : texts[kind]}{' '}
              {law && <span className="note">({reading.rule(law.rule, law.article)})</span>}{' '}
              <a href={`#${idOf(name)}`}>{names[name]}</a>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const PATIENCE_MS = 400
type Advice = {
  findings: readonly (VacancyFinding & { words: string })[]
  /** The offer and the minimum wage for its comparison, if both exist. */
  paid: { offer: Pick<VacancyOffer, 'period' | 'monthly'>; wage: PublicMinimumWage } | null
}

/**
 * Debounced findings of the rules in an advertisement, the same as on the server. Undefined until they were checked.
 */
function useAdvice(fields: Fields): Advice | undefined {
  const [advice, setAdvice] = useState<Advice>()
  useEffect(() => {
    let stale = false
    const look = () =>
      adviceOn(fields).then(
        found => stale || setAdvice(found),
        // If the rules cannot be loaded, only the server checks.
        () => {},
      )
    const timer = setTimeout(() => void look(), PATIENCE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [fields])
  return advice
}

/** The rules are loaded when the user starts typing. */
async function adviceOn(fields: Fields): Promise<Advice> {
  const [{ findingsIn }, wage] = await Promise.all([
    import('#shared/rules/vacancy/read.ts'),
    highestMinimum(fields),
  ])
  const { title, description, expectations, requirements } = fields
  const texts = { title, description, expectations, requirements, salary: '' }
  const read = readOffer(fields)
  const offer = read && 'from' in read ? monthlyOf(read) : null
  const findings = findingsIn({
    ...texts,
    monthly: offer?.monthly.from ?? null,
    minimum: wage?.amount ?? null,
  })
    // Pay that is written but mistaken has its own message.
    .filter(({ kind }) => kind !== 'no_pay' || read === null)
    .map(found => ({ ...found, words: texts[found.field].slice(found.start, found.end) }))
  return { findings, paid: offer && wage ? { offer, wage } : null }
}

const monthlyOf = ({ from, to, period }: ReadOffer) => ({
  period,
  monthly: { from: monthly(from, period), to: monthly(to ?? from, period) },
})

const cache = new Map<string, Promise<PublicMinimumWage | undefined>>()

/** The highest minimum wage of the places, as on the server. */
async function highestMinimum({ workplace, cities }: Fields): Promise<PublicMinimumWage | undefined> {
  if (workplace === 'remote') return undefined
  const wages = await Promise.all(cities.map(({ id }) => minimumOf(id).catch(() => undefined)))
  return wages.filter(wage => wage !== undefined).toSorted((a, b) => b.amount - a.amount)[0]
}

function minimumOf(city: string): Promise<PublicMinimumWage | undefined> {
  const known = cache.get(city)
  if (known) return known
  const wage = httpCall('minimumWages', { query: { city } }).then(({ minimum_wages: [first] }) => first)
  wage.catch(() => cache.delete(city))
  cache.set(city, wage)
  return wage
}
