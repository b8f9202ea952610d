import { useSignOut } from '#web/accounts/account-menu.tsx'
import { useEmployersDomain } from '#web/accounts/employers-mail.ts'
import { useWords } from '#web/platform/locale.ts'
import { useSession } from '#web/platform/session.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

/**
 * Warning before the first question, if the account's address seems to belong to an employer, who could read its mail.
 */
export function OwnMail() {
  const { ownMail } = useWords('writing')
  const { account } = useWords('masthead')
  const domain = useEmployersDomain(useSession()?.user.email)
  const signOut = useSignOut()
  return (
    <div role="status">
      {domain && (
        <Notice kind="warn">
          <p>{ownMail(domain)}</p>
          <LinkButton onClick={signOut}>{account.logout}</LinkButton>
        </Notice>
      )}
    </div>
  )
}
