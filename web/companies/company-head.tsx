import type { ReactNode } from 'react'
import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { picturePath } from '#shared/rules/pictures.ts'
import { scoreBand } from '#shared/rules/score-bands.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Share } from '#web/ui/controls/share.tsx'
import { ScoreSide } from '#web/ui/charts/score.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import { ProfileHead } from '#web/ui/layout/profile-head.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import './profile/profile.css'

type Props = {
  page: CompanyPage
  tab: 'about' | 'reviews' | 'salaries' | 'jobs' | 'questions'
  /** The follow action, where it is offered. */
  follow?: ReactNode
}

/** Cover, name, facts and tabs: full height on the overview, low on the other tabs. */
export function CompanyHead({ page, tab, follow }: Props) {
  const { company } = page
  return (
    <>
      {tab === 'about' && company.cover ? (
        <CoverPhoto picture={company.cover} />
      ) : (
        <Cover id={company.id} size={tab === 'about' ? 'cover' : 'low'} />
      )}
      <div className="wrap">
        {tab === 'about' ? <FullHead page={page} /> : <LowHead page={page} />}
        <p className="more">
          <CompareLink slug={page.company.slug} />
          {follow && <> · {follow}</>}
        </p>
        <CompanyTabs page={page} tab={tab} />
      </div>
    </>
  )
}

function CompareLink({ slug }: { slug: string }) {
  const locale = useLocale()
  const { compare } = useWords('companies')
  return <a href={href(locale, 'compareCompanies', {}, { companies: slug })}>{compare}</a>
}

const logoOf = ({ logo }: CompanyPage['company'], width: number) => logo && picturePath(logo, width)

function FullHead({ page: { company } }: Pick<Props, 'page'>) {
  const locale = useLocale()
  const words = useWords('companies')
  const { industry, city, size_band } = company
  const facts = [
    industry && words.industries[industry],
    city && `${words.city(city.name)}, ${words.province(city.province)}`,
    size_band && words.employees(words.sizes[size_band]),
  ].filter(Boolean)
  return (
    <ProfileHead
      mono={<Monogram id={company.id} name={company.name} logo={logoOf(company, 256)} size="large" />}
      name={company.name}
      facts={facts}
      end={
        <>
          <Share
            path={href(locale, 'company', { id: company.slug })}
            title={words.head.title(company.name)}
          />
          {company.claimed_since !== null && (
            <ButtonLink kind="line" href={href(locale, 'companyMessage', { id: company.slug })}>
              {words.message}
            </ButtonLink>
          )}
          <ButtonLink icon="pen-line" href={href(locale, 'companyWriteReview', { id: company.slug })}>
            {words.write}
          </ButtonLink>
        </>
      }
    />
  )
}

function LowHead({ page: { company } }: Pick<Props, 'page'>) {
  const format = useFormats()
  const words = useWords('companies')
  const { industry, city, score } = company
  return (
    <ProfileHead
      low
      mono={<Monogram id={company.id} name={company.name} logo={logoOf(company, 96)} />}
      name={company.name}
      facts={[industry && words.industries[industry], city && words.city(city.name)].filter(Boolean)}
      end={
        score === null ? undefined : (
          <ScoreSide
            score={score}
            value={format.score(score)}
            spoken={words.score.spoken(words.bands[scoreBand(score)])}
          />
        )
      }
    />
  )
}

function CompanyTabs({ page: { company, tabs }, tab }: Props) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const params = { id: company.slug }
  return (
    <Tabs
      label={words.sections}
      items={[
        { href: href(locale, 'company', params), label: words.tabs.about, current: tab === 'about' },
        {
          href: href(locale, 'companyReviews', params),
          label: words.tabs.reviews,
          current: tab === 'reviews',
          count: format.count(tabs.reviews),
        },
        {
          href: href(locale, 'companySalaries', params),
          label: words.tabs.salaries,
          current: tab === 'salaries',
          ...(tabs.salaries !== null && { count: `${format.count(tabs.salaries)}+` }),
        },
        {
          href: href(locale, 'companyJobs', params),
          label: words.tabs.jobs,
          current: tab === 'jobs',
          ...(tabs.jobs > 0 && { count: format.count(tabs.jobs) }),
        },
        {
          href: href(locale, 'companyQuestions', params),
          label: words.tabs.questions,
          current: tab === 'questions',
        },
      ]}
    />
  )
}

/**
 * The company's own cover picture instead of the batik pattern: a low strip on wide screens, narrower and higher on
 * phones.
 */
const CoverPhoto = ({ picture }: { picture: string }) => (
  <picture className="owned-cover">
    <source media="(min-width: 48em)" srcSet={picturePath(picture, 1280)} width={1280} height={224} />
    <img
      src={picturePath(picture, 720)}
      alt=""
      width={720}
      height={272}
      fetchPriority="low"
      decoding="async"
    />
  </picture>
)
