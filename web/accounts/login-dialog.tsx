import { useWords } from '#web/platform/locale.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { useToast } from '#web/ui/toast.tsx'
import type { LoginRequest } from './login.ts'
import { SignInForm } from './sign-in-form.tsx'

/** The sign-in over the page it was asked from. Afterwards the page is where it was, and what was begun goes on. */
export function LoginDialog({
  request,
  onClose,
}: {
  request: LoginRequest | undefined
  onClose: () => void
}) {
  const { login, done } = useWords('accounts')
  const { nav } = useWords('common')
  const toast = useToast()
  const finish = () => {
    onClose()
    toast(done)
    request?.after?.()
  }
  return (
    <Dialog open={request !== undefined} onClose={onClose} title={login.dialog} close={nav.close}>
      {request && (
        <SignInForm
          mode="login"
          lead={request.expired ? login.expired : (request.reason ?? login.lead)}
          onDone={finish}
          inDialog
        />
      )}
    </Dialog>
  )
}
