import { useState } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import type { LoginRequest } from './login.ts'
import { SignInForm } from './sign-in-form.tsx'
import type { SignInMode } from './use-sign-in.ts'

/**
 * Sign-in dialog over the current page, also for registration. Afterwards the page is unchanged and the pending action
 * continues.
 */
export function LoginDialog({
  request,
  onClose,
}: {
  request: LoginRequest | undefined
  onClose: () => void
}) {
  const { login, register, done } = useWords('accounts')
  const { nav } = useWords('masthead')
  const toast = useToast()
  const [mode, setMode] = useState<SignInMode>('login')
  const words = mode === 'login' ? login : register
  const close = () => {
    setMode('login')
    onClose()
  }
  const finish = () => {
    close()
    // A pending action shows its own result, which a toast would cover.
    if (request?.after) request.after()
    else toast(done)
  }
  const why = request?.expired ? login.expired : request?.reason
  const other = !request?.expired && (
    <p className="sign-other">
      {words.other}{' '}
      <LinkButton onClick={() => setMode(mode === 'login' ? 'register' : 'login')}>
        {words.otherLink}
      </LinkButton>
    </p>
  )
  return (
    <Dialog open={request !== undefined} onClose={close} title={words.dialog} close={nav.close}>
      {request && <SignInForm mode={mode} lead={why ?? words.lead} other={other} onDone={finish} inDialog />}
    </Dialog>
  )
}
