import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { MailChoices } from '#shared/contract/jobs/alerts.ts'
import type { AlertState } from '#shared/contract/jobs/alert-keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Button, ButtonLink, type ButtonKind } from '#web/ui/controls/button.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import '#web/ui/forms/form.css'
import './alerts.css'

export type LettersAnswer = { choices: MailChoices | null; stopped: boolean; failed: boolean }
type Props = { choices: MailChoices | null; answer: LettersAnswer | undefined }

/** All mails that an address may receive, each to confirm, stop or resume: plain forms, without a sign-in. */
export function LettersPage({ choices, answer }: Props) {
  const locale = useLocale()
  const words = useWords('letters')
  if (!choices)
    return (
      <div className="wrap wrap-form alert-page">
        <h1>{words.title}</h1>
        <Empty action={<ButtonLink href={href(locale, 'jobs')}>{words.toJobs}</ButtonLink>}>
          <p>{words.missing}</p>
        </Empty>
      </div>
    )
  const { title, lead } = leadOf(choices, answer, words)
  return (
    <div className="wrap wrap-form alert-page">
      <h1>{title}</h1>
      <p className="form-p" role="status">
        {lead}
      </p>
      {answer?.failed && (
        <Notice kind="warn" role="alert">
          <p>{words.failed}</p>
        </Notice>
      )}
      {choices.paused && (
        <Notice kind="warn">
          <p>{words.paused}</p>
        </Notice>
      )}
      <Choices choices={choices} />
    </div>
  )
}

function leadOf(choices: MailChoices, answer: LettersAnswer | undefined, words: AllWords['letters']) {
  if (answer?.stopped) return choices.kinds.some(isForGood) ? words.ended : words.stopped
  return needsConfirmation(choices) ? words.confirm : words
}

/** The address of a question is deleted when its mails are stopped, so that they cannot be resumed. */
const isForGood = ({ kind, stopped }: MailChoices['kinds'][number]): boolean =>
  kind === 'own_message' && stopped

const needsConfirmation = ({ subscriptions }: MailChoices): boolean =>
  subscriptions.some(({ state }) => state === 'unconfirmed')

function Choices({ choices: { kinds, subscriptions, paused } }: { choices: MailChoices }) {
  const words = useWords('letters')
  const several = subscriptions.filter(({ state }) => state === 'active').length > 1
  return (
    <>
      <ul className="alert-list">
        {unconfirmedFirst(subscriptions).map(({ id, kind, title, state }) => {
          const about = kind === 'advice' ? words.advice : title
          const isPaused = paused && state === 'active'
          return (
            <Row
              key={id}
              title={about}
              hint={kind === 'advice' ? words.weekly : words.daily}
              state={isPaused ? words.pausedOne : words.states[state]}
            >
              {isPaused && <Choice names={{ subscription: id }} state="stopped" about={about} />}
              <Choice names={{ subscription: id }} state={state} about={about} />
            </Row>
          )
        })}
        {kinds.map(one => {
          const { kind, stopped } = one
          const [title, hint] = words.kinds[kind]
          const state = stopped ? 'stopped' : 'active'
          return (
            <Row
              key={kind}
              title={title}
              hint={hint}
              state={words.states[state]}
              warning={kind === 'own_message' && !stopped ? words.forGood : undefined}
            >
              {!isForGood(one) && <Choice names={{ kind }} state={state} about={title} />}
            </Row>
          )
        })}
      </ul>
      {several && (
        <div className="alert-all">
          <Sent names={{ subscription: 'all', stopped: '1' }} kind="line">
            {words.all}
          </Sent>
        </div>
      )}
    </>
  )
}

/** Unconfirmed subscriptions first: the first button confirms them. */
const unconfirmedFirst = (subscriptions: MailChoices['subscriptions']) =>
  subscriptions.toSorted((a, b) => Number(b.state === 'unconfirmed') - Number(a.state === 'unconfirmed'))

type RowProps = {
  title: string
  hint: string
  state: string
  warning?: string | undefined
  children: ReactNode
}

/** One kind of mail with its state and its actions. */
function Row({ title, hint, state, warning, children }: RowProps) {
  return (
    <li>
      <p>
        <b>{title}</b>
        <span className="note">{hint}</span>
        <span>{state}</span>
        {warning && <span className="note">{warning}</span>}
      </p>
      <div className="alert-acts">{children}</div>
    </li>
  )
}

function Choice({
  names,
  state,
  about,
}: {
  names: Record<string, string>
  state: AlertState
  about: string
}) {
  const words = useWords('letters')
  const label = { unconfirmed: words.agree, active: words.stop, stopped: words.begin }[state]
  return (
    <Sent
      names={{ ...names, stopped: state === 'active' ? '1' : '0' }}
      kind={state === 'unconfirmed' ? 'filled' : 'line'}
    >
      {label}
      <span className="vh"> {about}</span>
    </Sent>
  )
}

function Sent({
  names,
  kind,
  children,
}: {
  names: Record<string, string>
  kind: ButtonKind
  children: ReactNode
}) {
  const locale = useLocale()
  const { token = '' } = useParams()
  return (
    <form action={href(locale, 'mailChoices', { token })} method="post">
      {Object.entries(names).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" kind={kind}>
        {children}
      </Button>
    </form>
  )
}
