import { useState } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import '../questions.css'

type Props = {
  action: string
  sure: string
  yes: string
  no: string
  failed: string
  onYes: () => Promise<void>
}

/** Inline confirmation of an action that cannot be undone. */
export function Sure({ action, sure, yes, no, failed, onYes }: Props) {
  const [state, setState] = useState<'still' | 'asked' | 'busy' | 'failed'>('still')
  async function act() {
    setState('busy')
    try {
      await onYes()
      setState('still')
    } catch {
      setState('failed')
    }
  }
  if (state === 'still')
    return (
      <Button kind="line" onClick={() => setState('asked')}>
        {action}
      </Button>
    )
  return (
    <Notice kind="warn" role="alert">
      <p>{state === 'failed' ? failed : sure}</p>
      <p className="qa-acts">
        <Button kind="warn" busy={state === 'busy'} onClick={() => void act()}>
          {yes}
        </Button>
        <Button kind="line" onClick={() => setState('still')}>
          {no}
        </Button>
      </p>
    </Notice>
  )
}
