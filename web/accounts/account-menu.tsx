import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { endSession, sessionToken, useSession } from '#web/platform/session.ts'
import { ToolLink } from '#web/ui/layout/masthead.tsx'
import { Menu, MenuItem } from '#web/ui/controls/menu.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { useLoginLink } from './login.ts'
import { nameOf } from './name.ts'
import './account-menu.css'

/**
 * In the masthead: the way in, or the account's menu. Both are in the page; boot.js says before paint which one shows,
 * so that nothing jumps.
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

/** What a signed-in person can do, for the masthead's menu; `short` where the rest of the menu has the links. */
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

/** The entry of a visitor's menu that leads in; hidden from who is in. */
export function LoginItem() {
  const { nav } = useWords('masthead')
  return (
    <MenuItem data-signed="out" {...useLoginLink()}>
      {nav.login}
    </MenuItem>
  )
}

/** This browser forgets the session whatever becomes of the call: whoever leaves a shared device must be out. */
export function useSignOut(): () => void {
  const { account } = useWords('masthead')
  const toast = useToast()
  return () => {
    const token = sessionToken()
    if (token) void httpCall('logout', {}, token).catch(() => {})
    endSession({ reload: false })
    toast(account.loggedOut)
  }
}
