import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import type { CompanySalaries } from '#shared/contract/pay/pay.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Share } from '#web/ui/controls/share.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section, Disclosure } from '#web/ui/layout/section.tsx'
import { ComparePay } from '../compare-pay.tsx'
import { isFiltered, type Choice, type Trouble } from '../page/company-choice.ts'
import { PayFigure } from '../figure.tsx'
import { useScope } from '../scope.ts'
import { payFinding, payStandings, type Words, cellName } from './finding.ts'
import { listed } from './listed.ts'
import { PayChart } from './pay-chart.tsx'
import { PayExtras, type Rated } from './pay-extras.tsx'
import { PayTools, usePayLink } from './pay-tools.tsx'
import { SalaryComments } from './salary-comments.tsx'
import { usePayWords } from './words.ts'
import { Icon } from '#web/ui/layout/icon.tsx'
import { GiveLink } from '../give-link.tsx'
import { WageSource } from '../wage-source.tsx'
import { Table } from '#web/ui/charts/ranges/table.tsx'
import { bandOf } from '../band.ts'
import { thanOfAll, thanWord } from './comparing.ts'

type Props = {
  company: CompanyHeader
  salaries: CompanySalaries
  choice: Choice
  trouble: Trouble | null
  /** Ratings of pay and THR being on time. */
  rated: readonly Rated[]
}

/** The tab "Gaji": pay figures, filters, comments, and how the figures are calculated. */
export function CompanyPay({ company, salaries, choice, trouble, rated }: Props) {
  const { comments, more_comments: more } = salaries
  return (
    <div className="wrap cols-side">
      <div>
        <Figures {...{ company, salaries, choice, trouble }} />
        <GivePay slug={company.slug} />
        <SalaryComments company={company.name} comments={comments} more={more} />
      </div>
      <div>
        <PayExtras {...salaries} rated={rated} />
        <Where department={salaries.filters.department} />
        <PayReckoning {...salaries} />
      </div>
    </div>
  )
}

/** Link to the comparison with the reader's own pay. */
function Where({ department }: { department: string | null }) {
  const { compare } = usePayWords().payroll
  return (
    <Section title={compare.title} small>
      <p className="paywhere">{compare.body}</p>
      <ComparePay selection={department ? { department } : {}} />
    </Section>
  )
}

function Figures({ company, salaries, choice, trouble }: Omit<Props, 'rated'>) {
  const locale = useLocale()
  const words = usePayWords()
  const { weekday } = useFormats()
  const { payroll } = words
  const to = usePayLink({ slug: company.slug, choice })
  const isShown = salaries.cells.length > 0
  return (
    <Section title={useTitle(salaries, words)} bare>
      <div role="status">{trouble && <NotKnown trouble={trouble} to={to} />}</div>
      <Answered salaries={salaries} />
      {isShown ? (
        <>
          <Standings salaries={salaries} words={words} />
          <PayChart {...salaries} />
        </>
      ) : (
        <TooFew {...salaries} />
      )}
      {(isShown || isFiltered(choice)) && (
        <PayTools slug={company.slug} salaries={salaries} choice={choice} />
      )}
      {isShown && <PayTable {...salaries} />}
      {!isShown && isFiltered(choice) && (
        <ArrowLink href={to({ department: null, job_type: null, job: null })}>{payroll.few.all}</ArrowLink>
      )}
      <div className="paysent">
        <p className="note">{salaries.as_of && words.pay.asOf(weekday(salaries.as_of))}</p>
        <Share
          path={href(locale, 'companySalaries', { id: company.slug })}
          title={payroll.head.title(company.name)}
        />
      </div>
    </Section>
  )
}

function useTitle({ cells, whole, filters }: CompanySalaries, words: Words): string {
  const format = useFormats()
  const { few, finding, jobTypes } = words.payroll
  const all = filters.department && cells.find(({ job_type }) => job_type === null)
  const found = payFinding(all ? [all] : cells, words, format)
  if (found !== undefined) return found
  const group = [
    filters.department && words.reviews.departments[filters.department],
    filters.job_type && jobTypes[filters.job_type],
  ].filter(part => part !== null)
  if (group.length > 0) return few.cell(group.join(', '))
  return whole ? finding.one(finding.whole, format.rupiah(whole.p50), null) : few.title
}

/** Message for an unknown role in the address, or a choice between several matching roles. */
function NotKnown({
  trouble: { typed, candidates },
  to,
}: {
  trouble: Trouble
  to: ReturnType<typeof usePayLink>
}) {
  const { filters } = usePayWords().payroll
  return (
    <Notice kind="warn">
      <p>{candidates.length > 0 ? filters.which(typed) : filters.unknown(typed)}</p>
      {candidates.length > 0 && (
        <Chips label={filters.which(typed)}>
          {candidates.map(({ id, name }) => (
            <Chip key={id} href={to({ job: id })}>
              {name}
            </Chip>
          ))}
        </Chips>
      )}
    </Notice>
  )
}

/** A requested role is answered with the figures of its department, and the text says so. */
function Answered({ salaries: { filters } }: Pick<Props, 'salaries'>) {
  const { payroll, reviews } = usePayWords()
  if (filters.job === null || filters.department === null) return null
  return <p className="find">{payroll.job.answered(filters.job, reviews.departments[filters.department])}</p>
}

/**
 * Groups above, below and level with the comparison, and the whole company. Hidden for a single department, because its
 * job types are parts of it.
 */
function Standings({
  salaries: { cells, whole, filters },
  words,
}: Pick<Props, 'salaries'> & { words: Words }) {
  const locale = useLocale()
  const format = useFormats()
  const { finding } = words.payroll
  const standings = payStandings(cells, words)
  if (standings.length === 0 || filters.department !== null) return null
  return (
    <p className="find">
      {standings.map(({ side, names }) => (
        <span key={side}>
          {finding[side]} <b>{listed(locale, names)}</b>.{' '}
        </span>
      ))}
      {whole && `${finding.whole}: ${format.rupiah(whole.p50)}.`}
    </p>
  )
}

/** Invites employees of the company to add their pay. */
function GivePay({ slug }: { slug: string }) {
  const locale = useLocale()
  const { give } = usePayWords().payroll
  return (
    <Section title={give.title}>
      <p className="paynote">
        <Icon name="lock" size="small" />
        <span>{give.body}</span>
      </p>
      <p>
        <GiveLink query={{ company: slug }}>{give.only}</GiveLink>
      </p>
      <ArrowLink href={href(locale, 'companyWriteReview', { id: slug })}>{give.review}</ArrowLink>
    </Section>
  )
}

/**
 * Explains why there are no figures and what is missing, and offers alternatives: the whole company or similar
 * companies.
 */
function TooFew({ fallback, whole, filters }: CompanySalaries) {
  const { few } = usePayWords().payroll
  const isNarrowed = filters.department !== null || filters.job_type !== null
  return (
    <>
      {whole && !isNarrowed && <PayFigure range={whole} />}
      <p className="find">
        {few.why} {few.needs}
      </p>
      {fallback && <Fallback fallback={fallback} />}
      {!fallback && !whole && <p className="note">{few.none}</p>}
    </>
  )
}

function Fallback({ fallback: { of, range } }: { fallback: NonNullable<CompanySalaries['fallback']> }) {
  const scope = useScope()
  const { payroll, reviews } = usePayWords()
  const isHere = of.scope.startsWith('company') && of.department
  const what = isHere ? payroll.few.here(reviews.departments[of.department as typeof isHere]) : scope(of)
  return (
    <>
      <h3 className="fig-h">{payroll.few.instead}</h3>
      <p className="paywhat">{what.charAt(0).toUpperCase() + what.slice(1)}</p>
      <PayFigure range={range} />
    </>
  )
}

/** How the figures are calculated. */
function PayReckoning({ years, minimum_wage }: Pick<CompanySalaries, 'years' | 'minimum_wage'>) {
  const locale = useLocale()
  const { reckoning: words } = useWords('payroll')
  return (
    <Section title={words.title} small>
      <div className="payhow">
        <p>{words.group(String(years.from), String(years.to))}</p>
        <p>{words.frozen}</p>
        <p>{words.benchmark}</p>
        {minimum_wage && (
          <p>
            <WageSource wage={minimum_wage} />
          </p>
        )}
      </div>
      <ArrowLink href={href(locale, 'guidelines')}>{words.more}</ArrowLink>
    </Section>
  )
}

/** The strips' figures as a table. */
function PayTable({ cells, whole }: Pick<CompanySalaries, 'cells' | 'whole'>) {
  const format = useFormats()
  const words = usePayWords()
  const { payroll, pay, companies } = words
  const than = thanOfAll(cells)
  const rows = [
    ...cells.map(cell => ({
      name: cellName(cell, words),
      range: cell.range,
      benchmark: cell.benchmark?.range.p50,
    })),
    ...(whole ? [{ name: payroll.finding.whole, range: whole, benchmark: undefined }] : []),
  ]
  const heads = [payroll.group, pay.table.low, pay.table.middle, pay.table.high]
  return (
    <Disclosure summary={pay.table.open}>
      <Table
        title={payroll.table}
        heads={[...heads, ...(than ? [thanWord(than, payroll.tick, companies)] : []), pay.table.people]}
      >
        {rows.map(({ name, range, benchmark }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{format.millions(range.p25)}</td>
            <td>{format.millions(range.p50)}</td>
            <td>{format.millions(range.p75)}</td>
            {than && <td>{benchmark === undefined ? '–' : format.millions(benchmark)}</td>}
            <td>{bandOf(range.people, format)}</td>
          </tr>
        ))}
      </Table>
      <p className="note">{payroll.table}.</p>
    </Disclosure>
  )
}
