import { useSyncExternalStore, type ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { useSession } from '#web/platform/session.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { NoScript } from '#web/ui/forms/waiting.tsx'
import { useLoginLink } from '../login.ts'

/** Content for signed-in persons; others see a link to the sign-in. The server renders neither. */
export function SignedIn({ children }: { children: ReactNode }) {
  const account = useWords('account')
  const session = useSession()
  const isLive = useIsLive()
  const login = useLoginLink()
  if (session) return children
  return (
    <>
      <NoScript ways={null}>{account.noScript}</NoScript>
      {isLive && (
        <>
          <p className="find">{account.signedOut}</p>
          <p>
            <ButtonLink {...login}>{account.signIn}</ButtonLink>
          </p>
        </>
      )}
    </>
  )
}

/**
 * False on the server and in the first render, so that content from the browser's storage is not in the server's
 * document.
 */
export const useIsLive = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )
