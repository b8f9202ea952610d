import { useEffect, useState } from 'react'
import type { ProfileAnswer } from '#shared/contract/owners/profile.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import './said.css'
import { TEAM } from '../session/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

/** What a company says of itself, who of it changed what, and setting it back. */
export function CompanySaid({ company }: { company: { id: string } }) {
  const { said: words, loading, retry } = useWords('team')
  const call = useSessionCall(TEAM)
  const [answer, setAnswer] = useState<ProfileAnswer>()
  const [failed, setFailed] = useState<'load' | 'act'>()
  const [attempt, setAttempt] = useState(0)
  const [done, setDone] = useState<number>()
  const [busy, setBusy] = useState(false)
  const params = { id: company.id }

  useEffect(() => {
    let stale = false
    call('teamProfile', { params: { id: company.id } }).then(
      came => stale || setAnswer(came),
      () => stale || setFailed('load'),
    )
    return () => {
      stale = true
    }
  }, [call, company.id, attempt])

  const setBack = (version: number) => {
    setBusy(true)
    setFailed(undefined)
    call('setProfileBack', { params, body: { version } })
      .then(
        came => {
          setAnswer(came)
          setDone(version)
        },
        () => setFailed('act'),
      )
      .finally(() => setBusy(false))
  }

  return (
    <section className="reset" aria-labelledby="said-h">
      <h2 id="said-h">{words.title}</h2>
      <p role="status" className="note">
        {done !== undefined && words.done(done)}
      </p>
      {failed === 'act' && (
        <Notice kind="warn" role="alert">
          <p>{words.notDone}</p>
        </Notice>
      )}
      {answer ? (
        <Versions answer={answer} busy={busy} onBack={setBack} />
      ) : failed ? (
        <Failed
          retry={retry}
          onRetry={() => {
            setFailed(undefined)
            setAttempt(attempt + 1)
          }}
        >
          {words.failed}
        </Failed>
      ) : (
        <Loading label={loading} />
      )}
    </section>
  )
}

function Versions({
  answer: { profile, history },
  busy,
  onBack,
}: {
  answer: ProfileAnswer
  busy: boolean
  onBack: (version: number) => void
}) {
  const { said: words } = useWords('team')
  const format = useFormats()
  if (history.length === 0) return <p className="note">{words.none}</p>
  return (
    <>
      {[profile.about_id, profile.about_en].map(text => text && <blockquote key={text}>{text}</blockquote>)}
      <ol className="reset-versions">
        {history.map(({ version, day, who }) => (
          <li key={version}>
            <p>
              {words.version(version, who ?? words.team)} <span className="note">{format.day(day)}</span>
            </p>
            <Button kind="line" size="small" busy={busy} onClick={() => onBack(version - 1)}>
              {words.back(version - 1)}
            </Button>
          </li>
        ))}
      </ol>
    </>
  )
}
