import type { ReactNode } from 'react'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Trouble } from './use-submit.ts'
import { useTroubleFocus } from './use-trouble-focus.ts'
import './trouble-box.css'

type Props = {
  trouble: Trouble
  /** Its form is sent by POST if no script runs. Any other form would put its fields into an address then, so it is hidden. */
  plain?: boolean
  children: ReactNode
}

/** Stands around a form and shows what is wrong with the whole of it. A refusal moves the focus to the first wrong field. */
export function TroubleBox({ trouble, plain = false, children }: Props) {
  const box = useTroubleFocus<HTMLDivElement>(trouble)
  return (
    <div className={plain ? 'trouble' : 'trouble only-script'} ref={box}>
      {children}
      {trouble.message && (
        <Notice kind="warn" role="alert">
          <p>{trouble.message}</p>
        </Notice>
      )}
    </div>
  )
}
