import { use, useEffect } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FrameTools } from '#web/ui/layout/frame-tools.ts'
import { DeskMasthead } from './desk-masthead.tsx'
import { pagesOf, subjectOf, type TeamPage } from '../subjects.ts'
import { endStaffSession, staffToken, useStaffSession } from '../session/session.ts'
import { forgetKept } from '../session/use-kept.ts'
import { useCounts } from './use-counts.ts'

type Props = {
  page: TeamPage
  /** What waits on this page, as its list knows it. */
  waiting?: number | undefined
}

/** The indigo bar: the pages that one's role opens, what waits on each, and the way out. */
export function TeamMasthead({ page, waiting }: Props) {
  const locale = useLocale()
  const words = useWords('team')
  const site = useSite()
  const { count } = useFormats()
  const session = useStaffSession()
  const counts = useCounts(waiting)
  const tools = use(FrameTools)
  const pages = session ? pagesOf(session.staff.role) : [page]
  const items = pages.map(name => {
    const subject = subjectOf(name)
    const figure = name === page && waiting !== undefined ? waiting : subject && counts?.[subject]
    const item = { href: href(locale, name), label: words.tabs[name], current: name === page }
    return figure === undefined ? item : { ...item, count: count(figure) }
  })
  useEffect(() => {
    // On a phone the tabs scroll: the current one is in view, also when the figures have made them wider.
    const tab = document.querySelector('.team-bar nav [aria-current]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [page, items.length, counts])
  return (
    <DeskMasthead
      brand={<Brand name={site.name} href={href(locale, 'home')} small />}
      badge={words.badge}
      label={words.nav}
      items={items}
      end={
        <>
          {tools}
          <SignOut />
        </>
      }
    />
  )
}

function SignOut() {
  const locale = useLocale()
  const words = useWords('team')
  const navigate = useNavigate()
  const session = useStaffSession()
  const leave = async () => {
    const token = staffToken()
    endStaffSession()
    forgetKept()
    void navigate(href(locale, 'teamLogin'), { replace: true })
    if (!token) return
    await httpCall('leaveDesk', {}, token).catch(() => {})
    await httpCall('teamLogout', {}, token).catch(() => {})
  }
  return (
    <>
      {session && (
        <span className="desk-who">
          {session.staff.name}, {words.roles[session.staff.role]}
        </span>
      )}
      <button type="button" className="desk-out" onClick={() => void leave()}>
        {words.logout}
      </button>
    </>
  )
}
