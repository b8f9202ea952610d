import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { isThankYou } from '../kept/use-sent-ends.ts'

/** Stands on the thank-you page until the code is kept: asks once before the page with it is left. */
export function ThanksLeave({ body }: { body: string }) {
  const { thanks } = useWords('writing')
  const { nav } = useWords('masthead')
  const { leave } = thanks
  const leaving = useBlocker(({ nextLocation }) => !isThankYou(nextLocation.pathname))
  useEffect(() => {
    // Closing the tab loses the code for good; the browser does not tell that from a reload, which shows it again.
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  return (
    <Dialog
      open={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={leave.title}
      close={nav.close}
      actions={
        <>
          <Button kind="line" onClick={() => leaving.proceed?.()}>
            {leave.go}
          </Button>
          <Button onClick={() => leaving.reset?.()}>{leave.stay}</Button>
        </>
      }
    >
      <p>{body}</p>
    </Dialog>
  )
}
