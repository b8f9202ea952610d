import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Trouble } from '#web/forms/use-submit.ts'
import './accounts.css'

type Props = {
  trouble: Trouble
  /** Its form is sent by POST where no script runs. Any other would put what is typed into an address there, and is not shown. */
  plain?: boolean
  children: ReactNode
}

/** Around a form: what is wrong with the whole of it; focus goes to the first field that has to be mended. */
export function TroubleBox({ trouble, plain = false, children }: Props) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!trouble.edited) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble])
  return (
    <div className={plain ? 'sign' : 'sign only-script'} ref={box}>
      {children}
      {trouble.message && (
        <Notice kind="warn" role="alert">
          <p>{trouble.message}</p>
        </Notice>
      )}
    </div>
  )
}
