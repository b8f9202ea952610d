import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { VacancyPage } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { SaveButton } from '#web/accounts/saved/save-button.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ReportButton } from '#web/reviews/report/report-button.tsx'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { ScoreInline, Score } from '#web/ui/charts/score.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Share } from '#web/ui/controls/share.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Answers } from './answers.tsx'
import { AdText } from './ad-text.tsx'
import { ApplyLink } from './apply-link.tsx'
import { DepartmentRatings } from './department-ratings.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobList } from './job-list.tsx'
import { JobScale } from './job-scale.tsx'
import { usePlace } from './use-offer.ts'
import type { CompanyCard } from '#shared/contract/companies/company-card.ts'
import type { Rated } from '#shared/contract/reviews/reviews.ts'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { Leaders } from '#web/ui/layout/list.tsx'
import '#web/ui/layout/profile-head.css'
import './jobs.css'

type Props = VacancyPage & { records: AnswerRecords }

/** Page of a vacancy: first the offer compared with actual pay, then the company's text, then reviews. */
export function JobPage(props: Props) {
  const { vacancy, records, texts, is_open, department_reviews: reviews } = props
  return (
    <>
      <Cover id={vacancy.company.id} size="low" />
      <div className="wrap">
        <Head {...props} />
        {!is_open && <Ended {...props} />}
      </div>
      <div className="wrap cols-side">
        <div>
          <JobScale {...props} />
          {texts && <Texts vacancy={vacancy} texts={texts} />}
          {reviews && <DepartmentRatings reviews={reviews} slug={vacancy.company.slug} />}
        </div>
        <div>
          <MoneyWarning />
          <JobFacts {...props} />
          <Answers record={records[vacancy.company.id] ?? null} />
          <Employer company={vacancy.company} rated={props.paid_in_time} />
        </div>
      </div>
      <div className="wrap">
        <Related {...props} />
      </div>
    </>
  )
}

function Head({ vacancy, is_open }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('jobs')
  const { score: spoken, bands } = useWords('companies')
  const { jobTypes } = useWords('reviews')
  const place = usePlace()
  const { company, title, experience_years: years } = vacancy
  return (
    <header className="job-head">
      <div>
        <p className="kicker">
          <a href={href(locale, 'company', { id: company.slug })}>{company.name}</a>
          {company.score !== null && (
            <ScoreInline
              score={company.score}
              value={format.score(company.score)}
              spoken={spoken.spoken(bands[scoreBand(company.score)])}
            />
          )}
        </p>
        <h1 id={TITLE} lang={vacancy.locale}>
          {title}
        </h1>
        <p className="dotted">
          <span>{place(vacancy)}</span>
          <span>{jobTypes[vacancy.job_type]}</span>
          {years !== null && <span>{words.years(years)}</span>}
          <span>{words.posted(format.day(vacancy.opened))}</span>
        </p>
      </div>
      <div className="job-acts">
        {is_open && <ApplyLink vacancy={vacancy} />}
        <SaveButton job={{ id: vacancy.id, title, company: company.name }} />
        <Share path={href(locale, 'job', { id: vacancy.id })} title={`${title}, ${company.name}`} />
        {is_open && <ReportButton subject="vacancy" id={vacancy.id} titleId={TITLE} />}
      </div>
    </header>
  )
}

const TITLE = 'lowongan'
const RELATED = 'terkait'

function Ended({ vacancy, related, is_closed }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const { job: words } = useWords('jobs')
  return (
    <Notice>
      <p>
        <b>{is_closed ? words.closed : words.ended(format.day(vacancy.last_day))}</b> {words.endedMore}
      </p>
      <p className="more">
        <a href={related.length > 0 ? `#${RELATED}` : href(locale, 'jobs')}>
          {related.length > 0 ? words.instead : words.all}
        </a>
      </p>
    </Notice>
  )
}

function Texts({
  vacancy,
  texts: { description, expectations, requirements },
}: Pick<Props, 'vacancy'> & { texts: NonNullable<Props['texts']> }) {
  const locale = useLocale()
  const { job: words } = useWords('jobs')
  return (
    <>
      <Section title={words.work}>
        {vacancy.locale !== locale && <p className="note">{words.otherLanguage}</p>}
        <AdText text={description} locale={vacancy.locale} />
        <p className="note">{words.byCompany}</p>
      </Section>
      {expectations && (
        <Section title={words.expectations}>
          <AdText text={expectations} locale={vacancy.locale} />
        </Section>
      )}
      {requirements && (
        <Section title={words.requirements}>
          <AdText text={requirements} locale={vacancy.locale} />
        </Section>
      )}
    </>
  )
}

/** Warning against paying for a job, on every vacancy. */
function MoneyWarning() {
  const { money } = useWords('jobs').job
  return (
    <Notice kind="warn">
      <p>
        <b>{money.title}</b>
      </p>
      <p>{money.body}</p>
    </Notice>
  )
}

function Related({ related, records, is_open }: Props) {
  const locale = useLocale()
  const { job: words } = useWords('jobs')
  if (related.length === 0)
    return (
      <p className="more">
        <a href={href(locale, 'jobs')}>{words.all}</a>
      </p>
    )
  return (
    <Section id={RELATED} title={is_open ? words.related : words.instead}>
      <JobList vacancies={related} records={records} />
      <p className="more">
        <ButtonLink kind="line" href={href(locale, 'jobs')}>
          {words.all}
        </ButtonLink>
      </p>
    </Section>
  )
}

type EmployerProps = { company: CompanyCard; rated: Rated[] }

/** Employees' ratings of the company: score, and whether pay and THR are on time. */
function Employer({ company, rated }: EmployerProps) {
  const locale = useLocale()
  const format = useFormats()
  const { job: words } = useWords('jobs')
  const companies = useWords('companies')
  const { ratings } = useWords('reviews')
  const { name, slug: id, score, review_count } = company
  const known = rated.flatMap(({ key, mean, count }) =>
    mean !== null && count >= PRIVACY_FLOOR
      ? [{ label: ratings[key], value: `${format.score(mean)} ${companies.score.outOf}` }]
      : [],
  )
  return (
    <Section title={words.company(name)} small>
      {score === null ? (
        <p className="note">
          {review_count === 0 ? companies.none.body(name) : companies.few.body(format.count(review_count))}
        </p>
      ) : (
        <Score
          score={score}
          value={format.score(score)}
          outOf={companies.score.outOf}
          word={companies.bands[scoreBand(score)]}
          note={companies.score.from(format.count(review_count))}
        />
      )}
      {known.length > 0 && <Leaders items={known} />}
      <p className="more">
        <a href={href(locale, 'companyReviews', { id })}>{words.reviews}</a>
      </p>
      <p className="more">
        <a href={href(locale, 'companySalaries', { id })}>{words.pay}</a>
      </p>
    </Section>
  )
}
