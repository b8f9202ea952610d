import { useState } from 'react'
import type { ProfileAnswer } from '#shared/contract/owners/profile.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import './said.css'
import { TEAM } from '../session/session.ts'
import { useWork } from '#web/forms/use-submit.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'

/** A company's own profile: who changed what, with buttons that restore an earlier value. */
export function CompanyStatements({ company }: { company: { id: string } }) {
  const { said: words, loading, retry } = useWords('team')
  const call = useSessionCall(TEAM)
  const params = { id: company.id }
  const { data: answer, failed, again, put } = useSessionData(TEAM, 'teamProfile', { params })
  const { busy, run } = useWork()
  const [done, setDone] = useState<number>()
  const [isRefused, setRefused] = useState(false)
  const setBack = (version: number) =>
    run(async () => {
      setRefused(false)
      try {
        put(await call('setProfileBack', { params, body: { version } }))
        setDone(version)
      } catch {
        setRefused(true)
      }
    })
  return (
    <section className="reset" aria-labelledby="said-h">
      <h2 id="said-h">{words.title}</h2>
      <p role="status" className="note">
        {done !== undefined && words.done(done)}
      </p>
      {isRefused && (
        <Notice kind="warn" role="alert">
          <p>{words.notDone}</p>
        </Notice>
      )}
      {answer ? (
        <Versions answer={answer} busy={busy} onBack={version => void setBack(version)} />
      ) : failed ? (
        <Failed retry={retry} onRetry={again}>
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
