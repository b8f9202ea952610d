import type { ReactNode } from 'react'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Trouble } from './use-submit.ts'
import { useTroubleFocus } from './use-trouble-focus.ts'
import './trouble-box.css'

type Props = {
  trouble: Trouble
  /**
   * The form is sent by POST without JavaScript. Any other form would then send its fields in the address, so it is
   * hidden.
   */
  plain?: boolean
  children: ReactNode
}

/** Wraps a form and shows the error of the whole form. After a refusal the focus moves to the first invalid field. */
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
