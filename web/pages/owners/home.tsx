import { WaitingApplications } from '#web/owner-desk/applications/waiting-applications.tsx'
import { WaitingQuestions } from '#web/owner-desk/questions/waiting-questions.tsx'
import { WaitingReviews } from '#web/owner-desk/waiting-reviews.tsx'
import { OwnerArea, useOwner } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { ReactNode } from 'react'
import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { AREA_PAGES } from '#web/owners/area-pages.ts'
import type { OwnProfile } from '#shared/contract/owners/profile.ts'

/** First page of a company's area. */
export const page = definePage({
  head: ({ locale }) => {
    const { name, description } = words(locale, 'owners').area
    return { title: name, description, noindex: true }
  },
  View: () => (
    <OwnerArea page="ownerHome">
      <OwnerHome
        waits={
          <>
            <WaitingReviews />
            <WaitingApplications />
            <WaitingQuestions />
          </>
        }
      />
    </OwnerArea>
  ),
})

/** First page of the area: open tasks, missing parts of the profile, and the state of the account. */
function OwnerHome({ waits }: { waits: ReactNode }) {
  const { home } = useWords('owners')
  return (
    <div className="cols-side">
      <div>{waits}</div>
      <aside>
        <Next />
        <SubscriptionSection />
        <Section title={home.absent} small>
          <p className="note">{home.absentWhy}</p>
        </Section>
      </aside>
    </div>
  )
}

function Next() {
  const locale = useLocale()
  const { home } = useWords('owners')
  const { company, may } = useOwner()
  const { data } = useSessionData(OWNER, 'ownerProfile', { params: { name: company.slug } })
  const lacks = data && lacking(data.profile)
  const next: Partial<Record<string, string>> = {
    ...home.next,
    ...(lacks?.length === 0 && { ownerProfile: undefined }),
    ...(!may.includes('vacancies') && { ownerJobs: undefined }),
  }
  return (
    <Section title={home.nextTitle} small>
      {AREA_PAGES.map(
        page =>
          next[page] && (
            <ArrowLink key={page} href={href(locale, page)}>
              {next[page]}
            </ArrowLink>
          ),
      )}
      {lacks && lacks.length > 0 && (
        <p className="note">{home.lacks(lacks.map(part => home.parts[part]).join(', '))}</p>
      )}
    </Section>
  )
}

function SubscriptionSection() {
  const locale = useLocale()
  const { home } = useWords('owners')
  const format = useFormats()
  const { state, until } = useOwner().subscription
  return (
    <Section title={home.subscription} small>
      <p>{home.states[state](until === null ? '' : format.day(until))}</p>
      <ArrowLink href={href(locale, 'ownerAccount')}>{home.seeSubscription}</ArrowLink>
    </Section>
  )
}

/** Missing parts of a profile, in the order of the editor. */
function lacking(profile: OwnProfile) {
  const { logo, cover, about_id, about_en, benefits, offices, lat, gallery, links } = profile
  const has = {
    logo,
    cover,
    gallery: gallery.length,
    about: about_id ?? about_en,
    benefits: benefits.length,
    offices: offices.length,
    place: lat !== null,
    links: Object.values(links).some(Boolean),
  }
  return (Object.keys(has) as (keyof typeof has)[]).filter(part => !has[part])
}
