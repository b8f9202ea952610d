import { useEffect, useState } from 'react'
import { useParams } from 'react-router'
import type { Output } from '#shared/contract/contract.ts'
import type { MailKind } from '#shared/contract/keys.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Failed, Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import './answering.css'

type Choices = Output<'mailChoices'>
type State = { choices?: Choices; failed?: 'missing' | 'failed'; busy?: MailKind }

/** Each kind of letter that somebody is sent, to stop it or to begin it again. */
export function MailChoices() {
  const { mail: words } = useWords('answering')
  const { token = '' } = useParams()
  const [{ choices, failed, busy }, setState] = useState<State>({})
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let stale = false
    httpCall('mailChoices', { params: { token } }).then(
      came => stale || setState({ choices: came }),
      error =>
        stale || setState({ failed: isCallError(error) && error.status === 404 ? 'missing' : 'failed' }),
    )
    return () => {
      stale = true
    }
  }, [token, attempt])
  async function choose(kind: MailKind, stopped: boolean) {
    setState({ ...(choices && { choices }), busy: kind })
    try {
      setState({ choices: await httpCall('chooseMail', { params: { token }, body: { kind, stopped } }) })
    } catch {
      setState({ failed: 'failed' })
    }
  }
  return (
    <div className="wrap wrap-form letters-page">
      <h1>{words.title}</h1>
      <NoScript ways={null}>{words.noScript}</NoScript>
      {failed === 'missing' ? (
        <Empty>
          <p>{words.missing}</p>
        </Empty>
      ) : failed ? (
        <Failed retry={words.again} onRetry={() => setAttempt(attempt + 1)}>
          {words.failed}
        </Failed>
      ) : !choices ? (
        <Loading label={words.loading} />
      ) : (
        <>
          <p className="form-p">{words.lead}</p>
          <ul className="letters">
            {choices.kinds.map(({ kind, stopped }) => (
              <li key={kind}>
                <p>
                  <b>{words.kinds[kind][0]}</b>
                  <span className="note">{words.kinds[kind][1]}</span>
                  <span role="status">{stopped ? words.stopped : words.sent}</span>
                </p>
                <Button
                  kind={stopped ? 'line' : undefined}
                  busy={busy === kind}
                  onClick={() => void choose(kind, !stopped)}
                >
                  {stopped ? words.begin : words.stop}
                  <span className="vh"> {words.kinds[kind][0]}</span>
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}
