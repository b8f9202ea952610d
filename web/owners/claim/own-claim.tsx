import { useEffect, useState, useSyncExternalStore, type FormEvent } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { href } from '#shared/paths.ts'
import { ProofFiles } from '#web/forms/files/proof-files.tsx'
import { useProofFiles } from '#web/forms/files/use-proof-files.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { useSubmit } from '#web/forms/use-submit.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Button, ArrowLink } from '#web/ui/controls/button.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import './claim.css'

type Own = Output<'ownClaim'>
type ClaimResult = Own | 'gone' | 'failed' | undefined

/** State of a claim, for the claimant who follows the link in the mail. */
export function OwnClaim() {
  const { own, noScript } = useWords('claims')
  return (
    <div className="wrap wrap-form claim-own">
      <h1>{own.title}</h1>
      <noscript>
        <p>{noScript}</p>
      </noscript>
      <ByKey />
    </div>
  )
}

/** The key is in the hash, so that it is not sent to the server with the address. */
function ByKey() {
  const { own: words } = useWords('claims')
  const key = useKey()
  const [result, setResult] = useState<ClaimResult>()
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (!key) return
    httpCall('ownClaim', { body: { key } }).then(setResult, error =>
      setResult(isCallError(error) && [404, 422].includes(error.status) ? 'gone' : 'failed'),
    )
  }, [key, attempt])
  if (key === '') return <Empty>{words.noKey}</Empty>
  if (result === 'gone') return <Empty>{words.notFound}</Empty>
  if (result === 'failed')
    return (
      <Failed
        retry={words.again}
        onRetry={() => {
          setResult(undefined)
          setAttempt(attempt + 1)
        }}
      >
        {words.failed}
      </Failed>
    )
  if (!result || !key) return <Loading label={words.loading} />
  return <ClaimState own={result} itsKey={key} onAnswered={setResult} />
}

/** Undefined until the browser has read the hash; empty without a key. */
const useKey = (): string | undefined =>
  useSyncExternalStore(
    listener => {
      addEventListener('hashchange', listener)
      return () => removeEventListener('hashchange', listener)
    },
    () => location.hash.slice(1),
    () => undefined,
  )

type ClaimProps = { own: Own; itsKey: string; onAnswered: (own: Own) => void }

function ClaimState({ own, itsKey, onAnswered }: ClaimProps) {
  const locale = useLocale()
  const { own: words } = useWords('claims')
  const { day } = useFormats()
  const [answered, setAnswered] = useState(false)
  return (
    <>
      <p className="lead-text">{words.of(own.company.name)}</p>
      {own.confirmed ? (
        <Notice kind="done" role="status">
          <p>{words.confirmed(own.email)}</p>
        </Notice>
      ) : (
        <Confirm email={own.email} itsKey={itsKey} onConfirmed={onAnswered} />
      )}
      <p>{own.question ? words.waits : words.states[own.state](day(own.due_on))}</p>
      {own.reason && (
        <p>
          <b>{words.reason}:</b> {own.reason}
        </p>
      )}
      {answered && <p role="status">{words.answered}</p>}
      {own.question && (
        <Answer
          question={own.question}
          itsKey={itsKey}
          onAnswered={now => {
            setAnswered(true)
            onAnswered(now)
          }}
        />
      )}
      {own.state === 'approved' && <ArrowLink href={href(locale, 'ownerLogin')}>{words.signIn}</ArrowLink>}
    </>
  )
}

/** Confirmation by a button, since mail scanners open every link: only a press by a person confirms the address. */
function Confirm({
  email,
  itsKey,
  onConfirmed,
}: Pick<ClaimProps, 'itsKey'> & { email: string; onConfirmed: (own: Own) => void }) {
  const { own: words, failed } = useWords('claims')
  const { busy, trouble, run } = useSubmit(failed, [])
  return (
    <TroubleBox trouble={trouble}>
      <p>{words.confirm.lead(email)}</p>
      <Button
        full
        busy={busy}
        onClick={() =>
          run(async () => onConfirmed(await httpCall('confirmClaim', { body: { key: itsKey } })))
        }
      >
        {words.confirm.submit}
      </Button>
    </TroubleBox>
  )
}

function Answer({
  question,
  itsKey,
  onAnswered,
}: Pick<ClaimProps, 'itsKey' | 'onAnswered'> & { question: string }) {
  const { own: words, failed, files, optional } = useWords('claims')
  const proof = useProofFiles(files)
  const { busy, trouble, setTrouble, mended, run } = useSubmit(failed)
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const info = String(new FormData(event.currentTarget).get('info')).trim()
    if (info.length < 2) return setTrouble({ fields: { info: words.answer.empty } })
    run(async () => {
      const upload_files = await proof.arrived()
      onAnswered(await httpCall('answerClaim', { body: { key: itsKey, info, upload_files } }))
    })
  }
  return (
    <TroubleBox trouble={trouble}>
      <form className="claim" noValidate onSubmit={send}>
        <h2>{words.questionTitle}</h2>
        <blockquote className="claim-question">{question}</blockquote>
        <TextArea
          name="info"
          label={words.answer.label}
          maxLength={2000}
          rows={5}
          error={trouble.fields['info']}
          onInput={() => mended('info')}
        />
        <ProofFiles
          proof={proof}
          error={trouble.fields['upload_files']}
          onChanged={() => mended('upload_files')}
          words={files}
          optional={optional}
        />
        <Button type="submit" full busy={busy}>
          {words.answer.submit}
        </Button>
      </form>
    </TroubleBox>
  )
}
