import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useOffer, usePlace } from '#web/jobs/use-offer.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'
import { isEnded } from '#web/jobs/vacancy-form/fields.ts'
import { StateLine } from '#web/jobs/vacancy-form/state-line.tsx'
import '#web/ui/layout/profile-head.css'
import '#web/jobs/vacancy-form/vacancies.css'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'vacancies').list.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerJobs" needs="vacancies">
      <VacancyList />
    </OwnerArea>
  ),
})

/** Vacancies of the company with their states, newest first. */
function VacancyList() {
  const locale = useLocale()
  const format = useFormats()
  const { list: words } = useWords('vacancies')
  const loaded = useSessionData(OWNER, 'ownerVacancies', {})
  const add = <ButtonLink href={href(locale, 'ownerNewJob')}>{words.add}</ButtonLink>
  return (
    <>
      <h1>{words.title}</h1>
      <Waiting loaded={loaded}>
        {({ vacancies, is_taken_down }) => (
          <>
            <p className="lead-text">{is_taken_down ? words.takenDown : words.lead}</p>
            {vacancies.length === 0 ? (
              <Empty action={add}>
                <p>{words.none}</p>
                <p className="note">{words.noneHint}</p>
              </Empty>
            ) : (
              <>
                <div className="vacancy-acts">
                  {add}
                  <p>{words.count(format.count(vacancies.filter(({ state }) => state === 'open').length))}</p>
                </div>
                <ol className="vacancy-list">
                  {vacancies.map(own => (
                    <Row key={own.id} own={own} />
                  ))}
                </ol>
              </>
            )}
          </>
        )}
      </Waiting>
    </>
  )
}

function Row({ own }: { own: OwnVacancy }) {
  const locale = useLocale()
  const { list: words } = useWords('vacancies')
  const { jobTypes } = useWords('reviews')
  const offerOf = useOffer()
  const place = usePlace()
  const { id, title, state } = own
  const act = state === 'declined' ? words.mend : isEnded(own) ? words.reopen : words.edit
  return (
    <li>
      <h2 lang={own.locale}>{title}</h2>
      <p className="dotted">
        <span>{place(own)}</span>
        <span>{jobTypes[own.job_type]}</span>
        <span>{offerOf(own.offer)}</span>
      </p>
      <StateLine own={own} />
      <div className="vacancy-acts">
        <ButtonLink kind="line" size="small" href={href(locale, 'ownerJob', { job: id })}>
          {act}
        </ButtonLink>
        {state === 'open' && (
          <ButtonLink kind="line" size="small" href={href(locale, 'job', { id })}>
            {words.see}
          </ButtonLink>
        )}
      </div>
    </li>
  )
}
