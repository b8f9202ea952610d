import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { OpenedApplication } from '#shared/contract/jobs/applications.ts'
import { href } from '#shared/paths.ts'
import { ownerSession, OWNER } from '#web/owners/session.ts'
import { Waiting } from '#web/owners/waiting.tsx'
import { isCallError } from '#web/platform/call.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { answerDraft, isWaiting } from './answer-draft.ts'
import { AnswerForm } from './answer-form.tsx'
import '../owner-desk.css'
import '#web/ui/layout/profile-head.css'
import './applications.css'

/** One application. Reading it is telling its applicant. */
export function OneApplication() {
  const locale = useLocale()
  const { one: words } = useWords('hiring')
  const { application: id = '' } = useParams()
  const asked = useOpened(id)
  return (
    <>
      <p className="answers-back">
        <a href={href(locale, 'ownerApplications')}>{words.back}</a>
      </p>
      {asked.missing ? (
        <>
          <h1>{words.title}</h1>
          <Empty>
            <p>{words.missing}</p>
          </Empty>
        </>
      ) : (
        <>
          <h1>{asked.data?.name ?? words.title}</h1>
          <Waiting asked={asked}>
            {one => (
              <div className="halves">
                <Written one={one} />
                <AnswerForm key={`${one.id} ${one.state}`} one={one} onChange={asked.put} />
              </div>
            )}
          </Waiting>
        </>
      )}
    </>
  )
}

function useOpened(id: string) {
  const call = useSessionCall(OWNER)
  const [attempt, setAttempt] = useState(0)
  const [came, setCame] = useState<{ of: string; data?: OpenedApplication; missing?: boolean }>()
  const of = `${id} ${attempt}`
  useEffect(() => {
    let stale = false
    call('openApplication', { params: { id } }).then(
      data => {
        if (!isWaiting(data)) answerDraft(id).put(undefined)
        if (!stale) setCame({ of, data })
      },
      error => {
        const missing = isCallError(error) && error.status === 404
        if (missing) answerDraft(id).put(undefined)
        if (!stale) setCame({ of, missing })
      },
    )
    return () => {
      stale = true
    }
  }, [call, id, of])
  const shown = came?.of === of ? came : undefined
  return {
    data: shown?.data,
    missing: shown?.missing === true,
    failed: shown !== undefined && !shown.data && !shown.missing,
    again: () => setAttempt(attempt + 1),
    put: (data: OpenedApplication) => setCame({ of, data }),
  }
}

function Written({ one }: { one: OpenedApplication }) {
  const { one: words, states } = useWords('hiring')
  const { day } = useFormats()
  const { vacancy, phone, email, message, file, state, sent_on } = one
  return (
    <section aria-label={words.title}>
      <p className="dotted">
        <span lang={vacancy.locale}>{words.for(vacancy.title)}</span>
        <span>{day(sent_on)}</span>
        <span>{states[state]}</span>
      </p>
      {file === null ? (
        <Notice>
          <p>{words.gone}</p>
        </Notice>
      ) : (
        <>
          {phone && (
            <p>
              <a href={`tel:${phone}`}>{phone}</a>
            </p>
          )}
          {email && (
            <p>
              <a href={`mailto:${email}`}>{email}</a>
            </p>
          )}
          {message && <p className="received-words">{message}</p>}
          <Download id={one.id} file={file} />
          <p className="note">{words.kept}</p>
        </>
      )}
    </section>
  )
}

function Download({ id, file }: { id: string; file: string }) {
  const { one: words } = useWords('hiring')
  const toast = useToast()
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    const came = await saveFile('applicationFile', { id }, file, ownerSession()?.token)
    setBusy(false)
    if (!came) toast(words.fileFailed)
  }
  return (
    <p>
      <Button kind="line" icon="download" busy={busy} onClick={() => void save()}>
        {words.file}: {file}
      </Button>
    </p>
  )
}
