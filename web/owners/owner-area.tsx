import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { OwnerAct } from '#shared/contract/keys.ts'
import type { OwnerSelf } from '#shared/contract/owners/owners.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Failed, Loading, NoScript } from '#web/ui/forms/waiting.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { useSessionCall } from '#web/platform/session-call.ts'
import { type AreaPage, AREA_PAGES } from './area-pages.ts'
import {
  ownerSession,
  renewOwner,
  useOwnerSelf,
  useOwnerSession,
  OWNER,
  signOutOwner,
  type OwnerSession,
} from './session.ts'
import { httpCall } from '#web/platform/call.ts'
import { useSite } from '#web/platform/site.ts'
import { Cover } from '#web/ui/batik/batik-cover.tsx'
import { Tabs } from '#web/ui/controls/tabs.tsx'
import { Brand } from '#web/ui/layout/brand.tsx'
import { FrameTools } from '#web/ui/layout/frame-tools.ts'
import { ToolLink } from '#web/ui/layout/masthead.tsx'
import { Monogram } from '#web/ui/layout/monogram.tsx'
import './area.css'

const Self = createContext<OwnerSelf | undefined>(undefined)

/** The signed-in owner and company; only below `OwnerArea`. */
export function useOwner(): OwnerSelf {
  const self = use(Self)
  if (!self) throw new Error('useOwner belongs inside OwnerArea')
  return self
}

/**
 * A page of a company's area: redirects to the sign-in without a session. The owner's rights are fetched for every
 * page; the browser stores only what the header shows. `needs`: act that the subscription must allow.
 */
export function OwnerArea({
  page,
  needs = 'account',
  children,
}: {
  page: AreaPage
  needs?: OwnerAct
  children: ReactNode
}) {
  const session = useOwnerSession()
  const self = useOwnerSelf()
  const { failed, again } = useArriving()
  return (
    <>
      <AreaHead page={page} session={session} />
      <main id="isi" tabIndex={-1} className="wrap area-page">
        {self ? (
          self.may.includes(needs) ? (
            <Self value={self}>{children}</Self>
          ) : (
            <Refused page={page} />
          )
        ) : failed ? (
          <Unreached page={page} again={again} />
        ) : (
          <Entering page={page} />
        )}
      </main>
    </>
  )
}

function useArriving(): { failed: boolean; again: () => void } {
  const locale = useLocale()
  const navigate = useNavigate()
  const call = useSessionCall(OWNER)
  const [attempt, setAttempt] = useState(0)
  const [failed, setFailed] = useState<number>()
  useEffect(() => {
    const token = ownerSession()?.token
    if (!token) return void navigate(href(locale, 'ownerLogin'), { replace: true })
    call('ownerMe', {}).then(
      self => renewOwner(token, self),
      // After a failed request the page continues with the data it has.
      () => setFailed(attempt),
    )
  }, [call, locale, navigate, attempt])
  return { failed: failed === attempt, again: () => setAttempt(attempt + 1) }
}

/** Before the session has been read; without JavaScript the server's page stays in this state. */
function Entering({ page }: { page: AreaPage }) {
  const locale = useLocale()
  const { area } = useWords('owners')
  return (
    <>
      <h1>{area.tabs[page]}</h1>
      <NoScript ways={<ArrowLink href={href(locale, 'home')}>{area.toSite}</ArrowLink>}>
        {area.noScript}
      </NoScript>
      <Loading label={area.loading} />
    </>
  )
}

function Unreached({ page, again }: { page: AreaPage; again: () => void }) {
  const { area } = useWords('owners')
  return (
    <>
      <h1>{area.tabs[page]}</h1>
      <Failed retry={area.again} onRetry={again}>
        {area.failed}
      </Failed>
    </>
  )
}

function Refused({ page }: { page: AreaPage }) {
  const locale = useLocale()
  const { area, home } = useWords('owners')
  return (
    <>
      <h1>{area.tabs[page]}</h1>
      <Empty>
        <p>{area.refused}</p>
        <ArrowLink href={href(locale, 'ownerAccount')}>{home.seeSubscription}</ArrowLink>
      </Empty>
    </>
  )
}

/** Header of a company's area: its batik pattern along the top, the company, the tabs, and sign-out. */
function AreaHead({ page, session }: { page: AreaPage; session: OwnerSession | undefined }) {
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
  const signOut = () => {
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
          <button type="button" className="tool" onClick={signOut}>
            {area.logout}
          </button>
        </li>
      )}
    </ul>
  )
}
