import type { AnswerRecord, AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { VacancyCard } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { SaveAction } from '#web/accounts/saved/save-button.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { Weigh } from '#web/ui/charts/weigh/weigh.tsx'
import { ScoreInline } from '#web/ui/charts/score.tsx'
import { Swatch } from '#web/ui/layout/monogram.tsx'
import { useOffer, usePlace } from './use-offer.ts'
import { spanOf, rangesOf } from './offer-scale.ts'

type Props = { vacancies: readonly VacancyCard[]; records: AnswerRecords; level?: 2 | 3 }

/**
 * Vacancies below each other, each with its offer and actual pay on one common axis. `records`: answer records of the
 * companies.
 */
export function JobList({ vacancies, records, level = 3 }: Props) {
  const span = spanOf(vacancies)
  return (
    <>
      <Bands ids={vacancies.map(({ company }) => company.id)} />
      <ol className="job-list">
        {vacancies.map(vacancy => (
          <JobRow key={vacancy.id} vacancy={vacancy} records={records} span={span} level={level} />
        ))}
      </ol>
    </>
  )
}

type Row = { vacancy: VacancyCard; records: AnswerRecords; span: ReturnType<typeof spanOf>; level: 2 | 3 }

function JobRow({ vacancy, records, span, level }: Row) {
  const locale = useLocale()
  const place = usePlace()
  const H = `h${level}` as const
  const { id, title, company } = vacancy
  return (
    <li className="job">
      <a className="job-a" href={href(locale, 'job', { id })}>
        <Swatch id={company.id} name={company.name} />
        <div>
          <H lang={vacancy.locale}>{title}</H>
          <span className="job-c">
            {company.name}, {place(vacancy)}
          </span>
        </div>
      </a>
      <RowPay vacancy={vacancy} span={span} />
      <RowFacts vacancy={vacancy} record={records[company.id]} />
      <SaveAction job={{ id, title, company: company.name }} />
    </li>
  )
}

function RowPay({ vacancy, span }: Pick<Row, 'vacancy' | 'span'>) {
  const words = useWords('jobs')
  const { millions } = useFormats()
  const offerOf = useOffer()
  const { offer, benchmark, below_minimum } = vacancy
  const verdict = below_minimum ? 'below_minimum' : benchmark?.verdict
  return (
    <div className="job-pay">
      <p>
        <b className={offer ? undefined : 'job-none'}>{offerOf(offer)}</b>
        {verdict && <span className={`job-w job-${verdict}`}>{words.verdicts[verdict]}</span>}
        {!offer && benchmark && (
          <span className="job-w job-no">{words.offer.paidInstead(millions(benchmark.range.p50))}</span>
        )}
      </p>
      {(offer || benchmark) && <Weigh {...rangesOf(vacancy)} span={span} />}
    </div>
  )
}

type Known = Pick<Row, 'vacancy'> & { record: AnswerRecord | undefined }

/** Without enough data about a company's answers nothing is shown, because that is not its fault. */
function RowFacts({ vacancy: { company, opened, job_type }, record }: Known) {
  const format = useFormats()
  const words = useWords('jobs')
  const { score: spoken, bands } = useWords('companies')
  const { jobTypes } = useWords('reviews')
  const { score } = company
  return (
    <p className="job-m">
      {score === null ? (
        <span>{words.score.none}</span>
      ) : (
        <ScoreInline
          score={score}
          value={format.score(score)}
          spoken={spoken.spoken(bands[scoreBand(score)])}
        />
      )}
      <span>{jobTypes[job_type]}</span>
      {record && (
        <span>
          {words.answers.row(format.count(record.answered), format.count(record.applications), record.days)}
        </span>
      )}
      <span>{words.posted(format.day(opened))}</span>
    </p>
  )
}
