import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import type { MailChoices } from '#shared/contract/alerts/alerts.ts'
import type { AlertState } from '#shared/contract/alerts/keys.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import type { AllWords } from '#web/platform/words.ts'
import { Button, ButtonLink, type ButtonKind } from '#web/ui/controls/button.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import './alerts.css'

export type LettersAnswer = { choices: MailChoices | null; stopped: boolean; failed: boolean }
type Props = { choices: MailChoices | null; answer: LettersAnswer | undefined }

/** Each kind of letter that an address is sent, to agree to it, to stop it or to begin it again: plain forms, without signing in. */
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
  return isAsked(choices) ? words.confirm : words
}

/** Where an address is gone with what it was for, nothing can begin again. */
const isForGood = ({ kind, stopped }: MailChoices['kinds'][number]): boolean => kind === 'asked' && stopped

const isAsked = ({ subscriptions }: MailChoices): boolean =>
  subscriptions.some(({ state }) => state === 'asked')

function Choices({ choices: { kinds, subscriptions, paused } }: { choices: MailChoices }) {
  const words = useWords('letters')
  const several = subscriptions.filter(({ state }) => state === 'active').length > 1
  return (
    <>
      <ul className="alert-list">
        {subscriptions.map(({ id, kind, title, state }) => (
          <li key={id}>
            <Said
              title={kind === 'advice' ? words.advice : title}
              hint={kind === 'advice' ? words.weekly : words.daily}
              state={state}
            />
            <Choice
              names={{ subscription: id }}
              state={paused && state === 'active' ? 'stopped' : state}
              about={kind === 'advice' ? words.advice : title}
            />
          </li>
        ))}
        {kinds.map(one => {
          const { kind, stopped } = one
          const [title, hint] = words.kinds[kind]
          const state = stopped ? 'stopped' : 'active'
          return (
            <li key={kind}>
              <Said title={title} hint={hint} state={state} />
              {kind === 'asked' && !stopped && <p className="note">{words.forGood}</p>}
              {!isForGood(one) && <Choice names={{ kind }} state={state} about={title} />}
            </li>
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

function Said({ title, hint, state }: { title: string; hint: string; state: AlertState }) {
  const words = useWords('letters')
  return (
    <p>
      <b>{title}</b>
      <span className="note">{hint}</span>
      <span>{words.states[state]}</span>
    </p>
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
  const label = { asked: words.agree, active: words.stop, stopped: words.begin }[state]
  return (
    <Sent
      names={{ ...names, stopped: state === 'active' ? '1' : '0' }}
      kind={state === 'asked' ? 'filled' : 'line'}
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
