import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

type Props = { submit: string; children: ReactNode; note?: ReactNode }

/**
 * Sends a question or an answer by POST, with and without JavaScript. Offline the first submit is cancelled, so that
 * the page and the text are not lost; the second one goes through, because `navigator.onLine` may be wrong. With
 * JavaScript the form includes a manage code, so that a double submit creates one question; a page restored from the
 * back/forward cache gets a new code.
 */
export function PlainForm({ submit, children, note }: Props) {
  const { form: words } = useWords('asking')
  const [stays, setStays] = useState(false)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const renew = () => {
      if (code.current) code.current.value = makeManageCode()
    }
    renew()
    addEventListener('pageshow', renew)
    return () => removeEventListener('pageshow', renew)
  }, [])
  function send(event: SubmitEvent) {
    const isBlocked = !navigator.onLine && !stays
    setStays(isBlocked)
    if (isBlocked) event.preventDefault()
  }
  return (
    <form method="post" onSubmit={send} noValidate>
      <input ref={code} type="hidden" name="manage_code" />
      {children}
      {stays && (
        <Notice kind="warn" role="alert">
          <p>{words.offline}</p>
        </Notice>
      )}
      <Button type="submit" full>
        {submit}
      </Button>
      {note}
    </form>
  )
}
