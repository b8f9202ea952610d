import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { noteKept } from './sent.ts'

/** Stands on the thank-you page until the code is kept: asks once before the page with it is left. */
export function ThanksLeave() {
  const { thanks, draft } = useWords('writing')
  const { leave } = thanks
  const leaving = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    // Closing the tab loses the code for good; the browser does not tell that from a reload, which keeps it.
    const ask = (event: Event) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [])
  const go = () => {
    leaving.proceed?.()
    noteKept()
  }
  return (
    <Dialog
      open={leaving.state === 'blocked'}
      onClose={() => leaving.reset?.()}
      title={leave.title}
      close={draft.close}
      actions={
        <>
          <Button kind="line" onClick={go}>
            {leave.go}
          </Button>
          <Button onClick={() => leaving.reset?.()}>{leave.stay}</Button>
        </>
      }
    >
      <p>{leave.body}</p>
    </Dialog>
  )
}
