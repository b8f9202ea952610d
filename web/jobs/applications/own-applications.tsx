import { useLocation } from 'react-router'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'
import { href } from '#shared/paths.ts'
import { SignedIn } from '#web/accounts/own/signed-in.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink, LinkButton } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Empty, Notice } from '#web/ui/layout/notice.tsx'
import { invitedFirst, isInvitation, isRunning } from './application-state.ts'
import { useApplications } from './use-applications.ts'
import { useState } from 'react'
import { useSubmit } from '#web/forms/use-submit.ts'
import { httpCall } from '#web/platform/call.ts'
import { saveFile } from '#web/platform/files/save-file.ts'
import { useSession } from '#web/platform/session.ts'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { Swatch } from '#web/ui/layout/monogram.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { Thread } from './thread.tsx'
import './applying.css'

const SHOWN = ['all', 'running', 'over'] as const
type Shown = (typeof SHOWN)[number]

const isShown: Record<Shown, (one: OwnApplication) => boolean> = {
  all: () => true,
  running: isRunning,
  over: one => !isRunning(one),
}

/** The person's applications: a summary of the unanswered ones, then each with its state. */
export function OwnApplications() {
  return (
    <div className="wrap appls-page">
      <SignedInTitle />
    </div>
  )
}

function SignedInTitle() {
  const { own: words } = useWords('applying')
  const { data: list, failed, again, put } = useApplications()
  return (
    <>
      <Title list={list} />
      <SignedIn>
        {failed ? (
          <Failed retry={words.again} onRetry={again}>
            {words.failed}
          </Failed>
        ) : list ? (
          <Listed list={list} put={put} />
        ) : (
          <Loading label={words.loading} rows={4} />
        )}
      </SignedIn>
    </>
  )
}

function Title({ list = [] }: { list: OwnApplication[] | undefined }) {
  const { own: words } = useWords('applying')
  const { count } = useFormats()
  const invited = list.filter(isInvitation).length
  const running = list.filter(isRunning).length
  const title =
    list.length === 0
      ? words.title
      : invited > 0
        ? words.invited(count(invited))
        : running > 0
          ? words.running(count(running))
          : words.over
  return (
    <div className="appls-h">
      <h1>{title}</h1>
      {list.length > 0 && <p className="lead-text">{words.lead(count(list.length))}</p>}
    </div>
  )
}

function Listed({ list, put }: { list: OwnApplication[]; put: (list: OwnApplication[]) => void }) {
  const locale = useLocale()
  const { own: words } = useWords('applying')
  const { count } = useFormats()
  const param = new URLSearchParams(useLocation().search).get('show')
  const chosen = SHOWN.find(one => one === param) ?? 'all'
  const shown = invitedFirst(list.filter(isShown[chosen]))
  const find = (
    <ButtonLink kind="line" href={href(locale, 'jobs')}>
      {words.find}
    </ButtonLink>
  )
  if (list.length === 0)
    return (
      <Empty action={find}>
        <p>{words.none}</p>
        <p className="note">{words.noneHint}</p>
      </Empty>
    )
  return (
    <>
      <Chips label={words.filter}>
        {SHOWN.map(show => (
          <Chip
            key={show}
            href={href(locale, 'ownApplications', {}, show === 'all' ? {} : { show })}
            chosen={show === chosen}
            count={count(list.filter(isShown[show]).length)}
          >
            {words.filters[show]}
          </Chip>
        ))}
      </Chips>
      <h2 className="vh">{words.list}</h2>
      {shown.length === 0 && (
        <Empty action={find}>
          <p>{words.noneSuch}</p>
        </Empty>
      )}
      <Bands ids={shown.map(({ company }) => company.id)} />
      <ul className="appls">
        {shown.map(one => (
          <OwnRow
            key={one.id}
            one={one}
            onChange={now => put(list.flatMap(other => (other.id === one.id ? (now ?? []) : other)))}
          />
        ))}
      </ul>
    </>
  )
}

type Props = { one: OwnApplication; onChange: (now: OwnApplication | undefined) => void }

function OwnRow({ one, onChange }: Props) {
  const locale = useLocale()
  const { vacancy, company, content } = one
  return (
    <li className="appl">
      <div className="appl-h">
        <Swatch id={company.id} name={company.name} />
        <div>
          <h3 lang={vacancy.locale}>
            {vacancy.is_shown ? (
              <a href={href(locale, 'job', { id: vacancy.id })}>{vacancy.title}</a>
            ) : (
              vacancy.title
            )}
          </h3>
          <span className="note">{company.name}</span>
        </div>
      </div>
      {vacancy.is_taken_down && <Warning />}
      <Thread {...one} />
      <State one={one} />
      {content && <Content id={one.id} content={content} />}
      <Acts one={one} onChange={onChange} />
    </li>
  )
}

function Warning() {
  const locale = useLocale()
  const { own: words } = useWords('applying')
  return (
    <Notice kind="warn">
      <p>{words.takenDown}</p>
      <p>
        <a href={href(locale, 'contact')}>{words.report}</a>
      </p>
    </Notice>
  )
}

/** The company's answer, or an explanation of its silence. */
function State({ one: { state, answer, is_late, vacancy } }: Pick<Props, 'one'>) {
  const { own: words } = useWords('applying')
  if (answer !== null)
    return (
      <>
        <p className="appl-s appl-q">{answer}</p>
        <p className="appl-s">{words.free}</p>
      </>
    )
  if (state === 'withdrawn') return <p className="appl-s">{words.withdrawn}</p>
  if (is_late && !vacancy.is_taken_down) return <p className="appl-s">{words.late}</p>
  return vacancy.is_open || vacancy.is_taken_down ? null : <p className="appl-s">{words.closed}</p>
}

function Content({ id, content }: { id: string; content: NonNullable<OwnApplication['content']> }) {
  const { own: words } = useWords('applying')
  const token = useSession()?.token
  const toast = useToast()
  const { name, phone, email, message, file } = content
  const save = async () => {
    if (!(await saveFile('ownApplicationFile', { id }, file, token))) toast(words.fileFailed)
  }
  return (
    <Disclosure summary={words.what}>
      {[name, phone, email, message].map(text => text && <p key={text}>{text}</p>)}
      <LinkButton onClick={() => void save()}>{file}</LinkButton>
    </Disclosure>
  )
}

function Acts({ one, onChange }: Props) {
  const locale = useLocale()
  const { own: words, failed } = useWords('applying')
  const [confirming, setConfirming] = useState<'withdraw' | 'remove'>()
  const { busy, trouble, run } = useSubmit(failed, [])
  const { id, state, company, is_late } = one
  const act = (what: 'withdraw' | 'remove') =>
    run(async () => {
      if (what === 'withdraw') onChange(await httpCall('withdrawApplication', { params: { id } }))
      else {
        await httpCall('removeApplication', { params: { id } })
        onChange(undefined)
      }
      setConfirming(undefined)
    })
  const slug = { id: company.slug }
  return (
    <div className="appl-a">
      {isInvitation(one) && <a href={href(locale, 'companyReviews', slug)}>{words.review}</a>}
      {is_late && <a href={href(locale, 'jobs')}>{words.similar}</a>}
      {state !== 'withdrawn' && (
        <LinkButton onClick={() => setConfirming('withdraw')}>{words.withdraw}</LinkButton>
      )}
      <LinkButton onClick={() => setConfirming('remove')}>{words.remove}</LinkButton>
      <Confirm
        open={confirming !== undefined}
        title={words.ask[confirming ?? 'remove']}
        close={words.close}
        no={words.ask.keep}
        yes={words[confirming ?? 'remove']}
        warns
        busy={busy}
        onNo={() => setConfirming(undefined)}
        onYes={() => confirming && act(confirming)}
      >
        <p>{confirming === 'withdraw' ? words.ask.withdrawBody : words.ask.removeBody}</p>
        {trouble.message && <p role="alert">{trouble.message}</p>}
      </Confirm>
    </div>
  )
}
