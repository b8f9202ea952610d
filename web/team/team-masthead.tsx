import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Brand } from '#web/ui/brand.tsx'
import { DeskMasthead } from '#web/ui/masthead.tsx'
import { endStaffSession, staffToken } from './session.ts'

/** The indigo bar: where one is, and the way out. */
export function TeamMasthead({ waiting }: { waiting: number | undefined }) {
  const locale = useLocale()
  const words = useWords('team')
  const site = useSite()
  const { count } = useFormats()
  const navigate = useNavigate()
  const leave = async () => {
    await httpCall('teamLogout', {}, staffToken()).catch(() => {})
    endStaffSession()
    void navigate(href(locale, 'teamLogin'), { replace: true })
  }
  const queue = { href: href(locale, 'teamQueue'), label: words.queue, current: true }
  return (
    <DeskMasthead
      brand={<Brand name={site.name} href={href(locale, 'home')} small />}
      badge={words.badge}
      label={words.nav}
      items={[waiting === undefined ? queue : { ...queue, count: count(waiting) }]}
      end={
        <button type="button" className="desk-out" onClick={() => void leave()}>
          {words.logout}
        </button>
      }
    />
  )
}
