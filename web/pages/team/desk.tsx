import { pageAt } from '#shared/paths.ts'
import { useLocation } from 'react-router'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { TeamGate } from '#web/team/desk/team-gate.tsx'
import type { TeamPage } from '#web/team/subjects.ts'

const teamPageAt = (path: string) => pageAt(path) as TeamPage

/** All pages of the team except the sign-in; `web/team/desks.tsx` maps them to components. */
export const page = definePage({
  head: ({ locale, path }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles[teamPageAt(path)], description, noindex: true }
  },
  View: () => {
    const page = teamPageAt(useLocation().pathname)
    return <TeamGate page={page} />
  },
})
