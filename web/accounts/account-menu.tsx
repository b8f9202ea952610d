import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { endSession, sessionToken, useSession } from '#web/platform/session.ts'
import { ToolLink } from '#web/ui/layout/masthead.tsx'
import { Menu, MenuItem } from '#web/ui/controls/menu.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { noteSignOut } from './pass/place.ts'
import { useLoginLink } from './login.ts'
import { nameOf } from './name.ts'
import './account-menu.css'

/**
 * The masthead's sign-in link or account menu. The document contains both; boot.js selects one before the first paint,
 * so that there is no layout shift.
 */
export function AccountMenu() {
  const { account } = useWords('masthead')
  return (
    <>
      <LoginTool />
      <div data-signed="in">
        <Menu look="tool" end label={account.menu}>
          <AccountItems />
        </Menu>
      </div>
    </>
  )
}

function LoginTool() {
  const { nav } = useWords('masthead')
  return (
    <ToolLink data-signed="out" {...useLoginLink()}>
      {nav.login}
    </ToolLink>
  )
}

/** Account actions in the masthead's menu; `short` where the menu already has the other links. */
export function AccountItems({ short }: { short?: boolean }) {
  const locale = useLocale()
  const { account, nav } = useWords('masthead')
  const session = useSession()
  const signOut = useSignOut()
  return (
    <>
      <li className="account-who" data-signed="in">
        {account.signedInAs} <b>{session && nameOf(session.user)}</b>
      </li>
      {!short && <MenuItem href={href(locale, 'myReview')}>{nav.myReview}</MenuItem>}
      <MenuItem data-signed="in" href={href(locale, 'ownApplications')}>
        {account.applications}
      </MenuItem>
      <MenuItem href={href(locale, 'savedJobs')}>{account.saved}</MenuItem>
      <MenuItem data-signed="in" href={href(locale, 'account')}>
        {account.own}
      </MenuItem>
      <li data-signed="in">
        <button type="button" className="menu-i" data-close="" onClick={signOut}>
          {account.logout}
        </button>
      </li>
    </>
  )
}

/** Sign-in item of a visitor's menu; hidden when signed in. */
export function LoginItem() {
  const { nav } = useWords('masthead')
  return (
    <MenuItem data-signed="out" {...useLoginLink()}>
      {nav.login}
    </MenuItem>
  )
}

/** Deletes the session in this browser even if the call fails, so that a shared device is always signed out. */
export function useSignOut(): () => void {
  const { account } = useWords('masthead')
  const toast = useToast()
  return () => {
    const token = sessionToken()
    if (token) void httpCall('logout', {}, token).catch(() => {})
    noteSignOut()
    endSession({ reload: false })
    toast(account.loggedOut)
  }
}
