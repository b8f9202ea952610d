import { useNavigate } from 'react-router'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { AskFirst } from '#web/owners/ask-first.tsx'
import { useOwner } from '#web/owners/owner-area.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import { wipeVacancyDraft } from './draft.ts'

type Props = { own: OwnVacancy }

export function CloseVacancy({ own: { id } }: Props) {
  const { close: words } = useWords('vacancies')
  const call = useSessionCall(OWNER)
  return <Ending id={id} words={words} act={() => call('closeVacancy', { params: { id } })} />
}

export function RemoveVacancy({ own: { id } }: Props) {
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

/** What was typed and not sent ends with it. */
function Ending({ id, words, warns, act }: EndingProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { company } = useOwner()
  const end = async () => {
    await act()
    wipeVacancyDraft(`${company.id}:${id}`)
    void navigate(href(locale, 'ownerJobs'))
  }
  return <AskFirst label={words.action} words={words} yes={words.yes} warns={warns} act={end} />
}
