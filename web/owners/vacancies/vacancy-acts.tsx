import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnVacancy } from '#shared/contract/jobs/vacancies.ts'
import { href } from '#shared/paths.ts'
import { isCallError } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useOwnerCall } from '../use-owner-call.ts'
import { useOwner } from '../owner-area.tsx'
import { wipeVacancyDraft } from './draft.ts'

type Props = { own: OwnVacancy }

export function CloseVacancy({ own: { id } }: Props) {
  const { close: words } = useWords('vacancies')
  const call = useOwnerCall()
  return <Ending id={id} words={words} act={() => call('closeVacancy', { params: { id } })} />
}

export function RemoveVacancy({ own: { id } }: Props) {
  const { remove: words } = useWords('vacancies')
  const call = useOwnerCall()
  return <Ending id={id} words={words} warns act={() => call('removeVacancy', { params: { id } })} />
}

type EndingProps = {
  id: string
  words: AllWords['vacancies']['close']
  warns?: boolean
  act: () => Promise<unknown>
}

/** Asks whether that is meant, with what it means. What was typed and not sent ends with it. */
function Ending({ id, words, warns, act }: EndingProps) {
  const locale = useLocale()
  const navigate = useNavigate()
  const { nav } = useWords('masthead')
  const { company } = useOwner()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const close = () => setOpen(false)
  async function end() {
    setBusy(true)
    try {
      await act()
      wipeVacancyDraft(`${company.id}:${id}`)
      toast(words.done)
      void navigate(href(locale, 'ownerJobs'))
    } catch (error) {
      setBusy(false)
      toast((isCallError(error) && error.message) || words.failed)
    }
    close()
  }
  return (
    <>
      <Button kind="line" onClick={() => setOpen(true)}>
        {words.action}
      </Button>
      <Dialog
        open={open}
        onClose={close}
        title={words.title}
        close={nav.close}
        actions={
          <>
            <Button kind="line" onClick={close}>
              {words.no}
            </Button>
            <Button kind={warns ? 'warn' : 'filled'} busy={busy} onClick={() => void end()}>
              {words.yes}
            </Button>
          </>
        }
      >
        <p>{words.body}</p>
      </Dialog>
    </>
  )
}
