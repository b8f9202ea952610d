import type { ReactNode, RefObject } from 'react'
import type { Department } from '#shared/contract/keys.ts'
import type { Comparison, PayOf } from '#shared/contract/pay/pay.ts'
import { Section, Disclosure } from '#web/ui/layout/section.tsx'
import { PayFigure } from '../figure.tsx'
import { useScope } from '../scope.ts'
import type { Selection } from '../page/query.ts'
import { CompareForm, type FormProps } from './compare-form.tsx'
import { compared, type Compared } from './compared.ts'
import type { Answer, Loaded } from '../page/figures.ts'
import { OutcomeSection } from './outcome-section.tsx'
import { RowSection } from './row-section.tsx'
import { TalkSection } from './talk-section.tsx'
import { useComparison } from './use-comparison.ts'
import { useCompareWords } from './words.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Leaders } from '#web/ui/layout/list.tsx'
import { wageName } from '../company/wage-name.ts'
import { Figure, Key } from '#web/ui/charts/figure.tsx'
import { SalaryStrips } from '#web/ui/charts/ranges/salary-strip.tsx'
import { payAxis } from '../axis.ts'
import { quartilesOf } from '../quartiles.ts'
import { listed } from '../company/listed.ts'

const FORM = 'isian'

type Props = { loaded: Loaded; answer: Answer | undefined }

/** The page "Is my pay fair?": a form, and after the submit the result above it. */
export function ComparePay({ loaded, answer }: Props) {
  const { form, read, sent, pay, heading, busy, changePlace } = useComparison(loaded, answer)
  const { figures, troubles, failed, selection } = answer ?? loaded
  const what = useWhat()
  const words = useCompareWords().comparing
  const fields: FormProps = { form, read, sent, selection, troubles, failed, busy, again: false }
  if (pay === undefined || !figures)
    return <Begin {...fields}>{figures?.benchmark && <Known benchmark={figures.benchmark} />}</Begin>
  return (
    <>
      <Result
        pay={pay}
        figures={figures}
        selection={selection}
        heading={heading}
        what={what(selection, figures)}
        changePlace={changePlace}
      />
      <Section id={FORM} title={words.change}>
        <CompareForm {...fields} again />
      </Section>
    </>
  )
}

type ResultProps = {
  pay: number
  figures: Comparison
  selection: Selection
  heading: RefObject<HTMLHeadingElement | null>
  changePlace: ReturnType<typeof useComparison>['changePlace']
  what: string
}

function Result({ pay, figures, selection, heading, changePlace, what }: ResultProps) {
  const result = compared(pay, figures)
  const { benchmark, role } = figures
  const department = (selection.department ?? role?.department) as Department | undefined
  return (
    <>
      <div>
        <OutcomeSection compared={result} {...{ what, selection, heading, changePlace }} form={FORM} />
        {benchmark && <RowSection compared={result} benchmark={benchmark} />}
      </div>
      <div>
        {department && <OthersSection compared={result} department={department} />}
        {benchmark && <TalkSection compared={result} />}
      </div>
      <div>
        <MoreFigures compared={result} />
        <CompareFaq />
      </div>
    </>
  )
}

/** The address already contains work and place; only the pay is missing. */
function Known({ benchmark }: { benchmark: NonNullable<Comparison['benchmark']> }) {
  const scope = useScope()
  return (
    <div className="payknown">
      <p>
        <b>{useCompareWords().comparing.known(scope(benchmark.of))}</b>
      </p>
      <PayFigure range={benchmark.range} />
    </div>
  )
}

function Begin({ children, ...fields }: FormProps & { children: ReactNode }) {
  const words = useCompareWords().comparing
  return (
    <>
      <div>
        <h1>{words.heading}</h1>
        <p className="lead-text">{words.lead}</p>
        {children}
        <CompareForm {...fields} />
      </div>
      <div>
        <CompareFaq />
      </div>
    </>
  )
}

const QUESTIONS = ['source', 'stored', 'range', 'median', 'wage', 'gross'] as const

/** Questions and answers about the figures. */
function CompareFaq() {
  const { faq } = useCompareWords().comparing
  return (
    <Section title={faq.title}>
      {QUESTIONS.map(question => (
        <Disclosure key={question} kind="row" summary={faq[question].question}>
          <p>{faq[question].answer}</p>
        </Disclosure>
      ))}
    </Section>
  )
}

/** Links to further calculators and figures for this pay. */
function MoreFigures({ compared: { pay, figures } }: { compared: Compared }) {
  const { role } = figures
  const locale = useLocale()
  const { rupiah } = useFormats()
  const { comparing, payroll, companies } = useCompareWords()
  const { more } = comparing
  const wage = figures.minimum_wage
  return (
    <Section title={more.title}>
      <Leaders
        items={[
          ...(wage
            ? [{ label: sentence(wageName(wage, payroll, companies)), value: rupiah(wage.amount) }]
            : []),
          { label: more.thr, value: rupiah(pay) },
        ]}
      />
      {role && (
        <ArrowLink href={href(locale, 'position', { role: role.id })}>{more.all(role.name)}</ArrowLink>
      )}
      <ArrowLink href={href(locale, 'takeHomeCalculator')}>{more.net}</ArrowLink>
      <ArrowLink href={href(locale, 'thrCalculator')}>{more.holiday}</ArrowLink>
    </Section>
  )
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The requested work and place as text: "Staf Gudang di Kota Bekasi". */
function useWhat(): (selection: Selection, figures: Comparison) => string {
  const scope = useScope()
  return (selection, { role, city }) => {
    const of: PayOf = {
      scope: 'role_city',
      role: role?.name ?? null,
      department: (selection.department as Department | undefined) ?? role?.department ?? null,
      city: city?.name ?? null,
      job_type: null,
      industry: null,
      province: null,
      years: null,
    }
    return scope(of)
  }
}

/** The companies that pay this department best, with the user's line through all of them. */
function OthersSection({
  compared: { pay, figures },
  department,
}: {
  compared: Compared
  department: Department
}) {
  const locale = useLocale()
  const format = useFormats()
  const { comparing, pay: shared } = useCompareWords()
  const { others: words } = comparing
  const name = useWords('reviews').departments[department]
  const { companies } = figures
  const { millions } = format
  if (companies.length === 0) return null
  const better = companies.filter(({ range }) => range.p50 > pay)
  return (
    <Section title={words.title}>
      <p className="find">{words.lead(name)}</p>
      <Figure
        caption={
          better.length === 0
            ? words.noMore
            : words.more(
                better.length,
                listed(
                  locale,
                  better.map(({ company }) => company.name),
                ),
              )
        }
      >
        <SalaryStrips
          rows={companies.map(({ company, range }) => ({
            key: company.id,
            label: (
              <a href={href(locale, 'companySalaries', { id: company.slug }, { department })}>
                {company.name}
              </a>
            ),
            value: format.rupiah(range.p50),
            range: quartilesOf(range),
            spoken: words.spoken(millions(range.p25), millions(range.p75)),
          }))}
          axis={payAxis(
            companies.map(({ range }) => range),
            shared.axisEnd,
            { others: [pay] },
          )}
          you={{ at: pay, label: comparing.you }}
        />
        <Key
          items={[
            { shape: 'box', label: shared.key.box },
            { shape: 'median', label: shared.key.median },
          ]}
        />
      </Figure>
    </Section>
  )
}
