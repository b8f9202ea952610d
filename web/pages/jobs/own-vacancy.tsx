import { OwnerArea, useOwner } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words, type AllWords } from '#web/platform/words.ts'
import { useParams, useNavigate } from 'react-router'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { Waiting } from '#web/owners/waiting.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData, useSessionCall } from '#web/platform/session-call.ts'
import { fieldsOf } from '#web/jobs/vacancy-form/fields.ts'
import { StateLine } from '#web/jobs/vacancy-form/state-line.tsx'
import { VacancyForm } from '#web/jobs/vacancy-form/vacancy-form.tsx'
import { ConfirmedButton } from '#web/owners/confirmed-button.tsx'
import { wipeVacancyDraft } from '#web/jobs/vacancy-form/draft.ts'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'vacancies').form.editTitle,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerJobs" needs="vacancies">
      <EditVacancy />
    </OwnerArea>
  ),
})

/** One vacancy of the company: its state, the form, and the action to end it. */
function EditVacancy() {
  const locale = useLocale()
  const { form: words } = useWords('vacancies')
  const { job: id = '' } = useParams()
  const loaded = useSessionData(OWNER, 'ownerVacancy', { params: { id } })
  return (
    <>
      <p className="vacancy-back">
        <a href={href(locale, 'ownerJobs')}>{words.back}</a>
      </p>
      <h1>{words.editTitle}</h1>
      {loaded.missing ? (
        <Empty>
          <p>{words.missing}</p>
        </Empty>
      ) : (
        <Waiting loaded={loaded}>{own => <One own={own} />}</Waiting>
      )}
    </>
  )
}

function One({ own }: { own: OwnVacancy }) {
  const { city } = useWords('companies')
  const { list } = useWords('vacancies')
  const { id, version, state } = own
  return (
    <>
      <StateLine own={own} />
      <VacancyForm of={id} own={own} begin={() => ({ id, version, base: fieldsOf(own, city) })} />
      <Section title={list.end} small>
        <div className="vacancy-acts">
          {(state === 'open' || state === 'held') && <CloseVacancy own={own} />}
          <RemoveVacancy own={own} />
        </div>
      </Section>
    </>
  )
}

type Props = { own: OwnVacancy }

function CloseVacancy({ own: { id } }: Props) {
  const { close: words } = useWords('vacancies')
  const call = useSessionCall(OWNER)
  return <Ending id={id} words={words} act={() => call('closeVacancy', { params: { id } })} />
}

function RemoveVacancy({ own: { id } }: Props) {
  const { remove: words } = useWords('vacancies')
  const call = useSessionCall(OWNER)
  return <Ending id={id} words={words} warns act={() => call('removeVacancy', { params: { id } })} />
}

type EndingProps = {
  id: string
  words: AllWords['vacancies']['close']
  warns?: boolean
  act: () => Promise<unknown>
}

/** Ending the vacancy also deletes the unsent draft. */
function Ending({ id, words, warns, act }: EndingProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { company } = useOwner()
  const end = async () => {
    await act()
    wipeVacancyDraft(`${company.id}:${id}`)
    void navigate(href(locale, 'ownerJobs'))
  }
  return <ConfirmedButton label={words.action} words={words} yes={words.yes} warns={warns} act={end} />
}
