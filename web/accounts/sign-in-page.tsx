import { useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { nameOf } from './name.ts'
import { returnPath, returnQuery } from './return-path.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInMode } from './use-sign-in.ts'
import './accounts.css'

/** Sign-in or registration as a page; afterwards it returns to the previous page. */
export function SignInPage({ mode }: { mode: SignInMode }) {
  const { [mode]: words, done, noScript } = useWords('accounts')
  const locale = useLocale()
  const session = useSession()
  const navigate = useNavigate()
  const toast = useToast()
  const next = useReturnPath()
  const onward = next ?? href(locale, 'home')
  const finish = () => {
    toast(done)
    void navigate(onward, { replace: true })
  }
  const otherPage = href(locale, mode === 'login' ? 'register' : 'login', {}, next ? returnQuery(next) : {})
  const other = (
    <p className="sign-other">
      {words.other} <a href={otherPage}>{words.otherLink}</a>
    </p>
  )
  return (
    <div className="wrap wrap-narrow">
      <h1>{words.title}</h1>
      {session ? (
        <Already address={nameOf(session.user)} onward={onward} />
      ) : (
        <>
          <noscript>
            <p>{noScript}</p>
          </noscript>
          <SignInForm mode={mode} lead={words.lead} other={other} onDone={finish} />
        </>
      )}
    </div>
  )
}

function Already({ address, onward }: { address: string; onward: string }) {
  const { already, goOn } = useWords('accounts')
  return (
    <>
      <p className="find">{already(address)}</p>
      <p>
        <ButtonLink href={onward}>{goOn}</ButtonLink>
      </p>
    </>
  )
}

/** Only the browser reads it: the server's page is the same for everyone and can be cached. */
const useReturnPath = (): string | undefined =>
  useSyncExternalStore(
    () => () => {},
    () => returnPath(location.search, location.origin),
    () => undefined,
  )
