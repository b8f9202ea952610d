import { use, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSite } from '#web/platform/site.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FrameTools } from '#web/ui/layout/frame-tools.ts'
import { ToolLink } from '#web/ui/layout/masthead.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import { AREA_PAGES, type AreaPage } from './area-pages.ts'
import { signOutOwner, type OwnerSession } from './session.ts'
import './area.css'

/** The head of a company's area: its own cloth as the hem, whose it is, the pages, and the way out. */
export function AreaHead({ page, session }: { page: AreaPage; session: OwnerSession | undefined }) {
  const locale = useLocale()
  const site = useSite()
  const { area } = useWords('owners')
  const company = session?.company
  return (
    <>
      <AreaHem id={company?.id} />
      <header>
        <div className="wrap area-in">
          <Brand name={site.name} href={href(locale, 'home')} small />
          <p className="area-who">
            {company && <Monogram id={company.id} name={company.name} size="small" />}
            <span>
              <b>{company?.name ?? area.name}</b>
              {company && <span className="note">{area.name}</span>}
            </span>
          </p>
          <Tools session={session} />
        </div>
        <div className="wrap">
          <Tabs
            label={area.name}
            items={AREA_PAGES.map(name => ({
              href: href(locale, name),
              label: area.tabs[name],
              current: name === page,
            }))}
          />
        </div>
      </header>
    </>
  )
}

const AreaHem = ({ id }: { id: string | undefined }) => (
  <div className="area-hem" aria-hidden="true">
    {id && <Cover id={id} size="fill" at="hem" />}
  </div>
)

function Tools({ session }: { session: OwnerSession | undefined }): ReactNode {
  const locale = useLocale()
  const { area } = useWords('owners')
  const navigate = useNavigate()
  const tools = use(FrameTools)
  const leave = () => {
    const token = session?.token
    signOutOwner()
    void navigate(href(locale, 'ownerLogin'), { replace: true })
    if (token) void httpCall('ownerLogout', {}, token).catch(() => {})
  }
  return (
    <ul className="mast-tools">
      {session && (
        <li className="only-desk">
          <ToolLink href={href(locale, 'company', { id: session.company.slug })}>{area.seePublic}</ToolLink>
        </li>
      )}
      <li>{tools}</li>
      {session && (
        <li>
          <button type="button" className="tool" onClick={leave}>
            {area.logout}
          </button>
        </li>
      )}
    </ul>
  )
}
