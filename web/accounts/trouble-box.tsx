import { useEffect, useRef, type ReactNode } from 'react'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Trouble } from './trouble.ts'
import './accounts.css'

/** Around a form: what is wrong with the whole of it; focus goes to the first field that has to be mended. */
export function TroubleBox({ trouble, children }: { trouble: Trouble; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!trouble.edited) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [trouble])
  return (
    <div className="sign" ref={box}>
      {children}
      {trouble.message && (
        <Notice kind="warn" role="alert">
          <p>{trouble.message}</p>
        </Notice>
      )}
    </div>
  )
}
