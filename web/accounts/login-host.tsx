import { useEffect, useState, type ComponentType } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { onSessionLost } from '#web/platform/session.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { closeLogin, loadLogin, openLogin, useLoginRequest, type LoginRequest } from './login.ts'

type DialogType = ComponentType<{ request: LoginRequest | undefined; onClose: () => void }>

/** Part of every page; loads code and words of the sign-in dialog on the first request. */
export function LoginHost() {
  const request = useLoginRequest()
  const locale = useLocale()
  const toast = useToast()
  const { failed } = useWords('sorry')
  const [Dialog, setDialog] = useState<DialogType>()
  const wanted = request !== undefined && Dialog === undefined
  useEffect(() => onSessionLost(() => openLogin({ expired: true })), [])
  useEffect(() => {
    if (!wanted) return
    loadLogin(locale).then(
      LoginDialog => setDialog(() => LoginDialog),
      () => {
        closeLogin()
        toast(failed.body)
      },
    )
  }, [wanted, locale, toast, failed])
  return Dialog ? <Dialog request={request} onClose={closeLogin} /> : null
}
