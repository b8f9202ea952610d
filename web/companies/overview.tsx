import type { ReactNode } from 'react'
import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ApplicantsSection } from './applicants-section.tsx'
import { BenefitsSection } from './benefits-section.tsx'
import { PRIVACY_FLOOR } from '#shared/rules/privacy-floor.ts'
import { InfoSection } from './info-section.tsx'
import { IntegrityPanel } from './integrity-panel.tsx'
import { SaidSections } from './profile/said-sections.tsx'
import { RatingsSection } from './ratings-section.tsx'
import { SatisfactionSection } from './satisfaction-section.tsx'
import { ScoreSection } from './score-section.tsx'
import './companies.css'

/** The tab "Tentang": figures in the main column, `more` below them, facts beside, `side` below those. */
export function Overview({ page, more, side }: { page: CompanyPage; more?: ReactNode; side?: ReactNode }) {
  const { figures, integrity } = page
  return (
    <div className="wrap overview">
      <div className="cols-side">
        <div>
          <Figures page={page} />
          <SaidSections page={page} />
          {more}
        </div>
        <div>
          {integrity && integrity.received > 0 && <IntegrityPanel integrity={integrity} />}
          {figures && <BenefitsSection benefits={figures.benefits} />}
          <InfoSection page={page} />
          {side}
        </div>
      </div>
    </div>
  )
}

function Figures({ page }: { page: CompanyPage }) {
  const locale = useLocale()
  const format = useFormats()
  const words = useWords('companies')
  const { company, figures, tabs } = page
  if (tabs.reviews === 0 || !figures) return <NoReviews company={company} />
  const read = (
    <ArrowLink href={href(locale, 'companyReviews', { id: company.slug })}>
      {words.read(format.count(tabs.reviews))}
    </ArrowLink>
  )
  const enough = figures.score !== null && figures.review_count >= PRIVACY_FLOOR
  return (
    <>
      {enough ? (
        <>
          <ScoreSection figures={figures} score={figures.score as number} />
          <SatisfactionSection figures={figures} />
          <RatingsSection ratings={figures.ratings}>{read}</RatingsSection>
        </>
      ) : (
        <Section title={words.few.title}>
          <p className="find">{words.few.body(format.count(figures.review_count))}</p>
          {read}
        </Section>
      )}
      <ApplicantsSection figures={figures} slug={company.slug} />
    </>
  )
}

function NoReviews({ company }: Pick<CompanyPage, 'company'>) {
  const locale = useLocale()
  const words = useWords('companies')
  return (
    <Section title={words.none.title}>
      <Empty
        action={
          <ButtonLink kind="line" href={href(locale, 'companyWriteReview', { id: company.slug })}>
            {words.write}
          </ButtonLink>
        }
      >
        <p>{words.none.body(company.name)}</p>
      </Empty>
    </Section>
  )
}
