import { use, useEffect, type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FrameTools } from '#web/ui/layout/frame-tools.ts'
import { namesOf, pagesOf, subjectOf, type TeamPage } from '../subjects.ts'
import { endStaffSession, staffToken, useStaffSession, TEAM } from '../session/session.ts'
import { forgetState } from '../session/use-stored-state.ts'
import { intoView } from '#web/ui/layout/into-view.ts'
import type { NavItem } from '#web/ui/layout/masthead.tsx'
import type { Output } from '#shared/contract/contract.ts'
import { useSessionCall } from '#web/platform/session-call.ts'
import './desk-masthead.css'

type Props = {
  page: TeamPage
  /** Number of pending items on this page, from its list. */
  waiting?: number | undefined
}

/** Header of the team's pages: the pages that the role may open, their numbers of pending items, and sign-out. */
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
    const item = { href: href(locale, name), label: namesOf(words, name).tab, current: name === page }
    return figure === undefined ? item : { ...item, count: count(figure) }
  })
  useEffect(() => {
    // On a phone the tabs scroll: the current one stays in view, also after the counts have widened the tabs.
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
  const signOut = async () => {
    const token = staffToken()
    endStaffSession()
    forgetState()
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
      <button type="button" className="desk-out" onClick={() => void signOut()}>
        {words.logout}
      </button>
    </>
  )
}

/** Layout of the header: brand, name of the desk, tabs with counts, other links at the end. */
const DeskMasthead = ({
  brand,
  badge,
  label,
  items,
  end,
}: {
  brand: ReactNode
  badge?: ReactNode
  label: string
  items: readonly NavItem[]
  end?: ReactNode
}) => (
  <header className="team-bar">
    {brand}
    {badge && <b className="team-badge">{badge}</b>}
    <nav aria-label={label} onFocus={intoView}>
      <ul>
        {items.map(i => (
          <li key={i.href}>
            <a href={i.href} aria-current={i.current ? 'page' : undefined}>
              {i.label} {i.count && <span>{i.count}</span>}
            </a>
          </li>
        ))}
      </ul>
    </nav>
    {end && <div className="team-end">{end}</div>}
  </header>
)

/**
 * Numbers of pending items by subject, for the tabs; loaded again when `turn` changes. Without an answer the tabs have
 * no counts.
 */
function useCounts(turn: unknown): Output<'teamCounts'> | undefined {
  const call = useSessionCall(TEAM)
  const [counts, setCounts] = useState<Output<'teamCounts'>>()
  useEffect(() => {
    if (staffToken()) call('teamCounts', {}).then(setCounts, () => {})
  }, [call, turn])
  return counts
}
