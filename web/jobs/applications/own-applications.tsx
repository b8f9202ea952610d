import { useLocation } from 'react-router'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'
import { href } from '#shared/paths.ts'
import { SignedIn } from '#web/accounts/own/signed-in.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Bands } from '#web/ui/batik/batik-cover.tsx'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { OwnRow } from './own-row.tsx'
import { invitedFirst, isInvitation, isRunning } from './standing.ts'
import { useApplications } from './use-applications.ts'
import './applying.css'

const SHOWN = ['all', 'running', 'over'] as const
type Shown = (typeof SHOWN)[number]

const isShown: Record<Shown, (one: OwnApplication) => boolean> = {
  all: () => true,
  running: isRunning,
  over: one => !isRunning(one),
}

/** One's own applications: what waits for an answer first said, then each with how far it is. */
export function OwnApplications() {
  return (
    <div className="wrap appls-page">
      <SignedInTitle />
    </div>
  )
}

function SignedInTitle() {
  const { own: words } = useWords('applying')
  const { list, failed, again, put } = useApplications()
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
  const asked = new URLSearchParams(useLocation().search).get('show')
  const chosen = SHOWN.find(one => one === asked) ?? 'all'
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
