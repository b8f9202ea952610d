import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import './dialog.css'

/**
 * A native modal dialog: a sheet from below on phones, a window at the desk. Esc, the cross and a press beside it
 * call `onClose`; the browser gives focus back to what opened it. Put `autoFocus` on a control to start there.
 */
export function Dialog({
  open,
  onClose,
  title,
  close,
  actions,
  wide,
  children,
}: {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** The cross in words: "Tutup". */
  close: string
  /** Buttons at the foot. */
  actions?: ReactNode
  wide?: boolean
  children: ReactNode
}) {
  const box = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => {
    const d = box.current
    if (!d) return
    if (open && !d.open) d.showModal()
    if (!open && d.open) d.close()
  }, [open])
  // React hands on what happens to a dialog that was opened from inside this one, wherever that stands in the document.
  const beside = (e: MouseEvent) => {
    if (e.target === box.current) onClose()
  }
  return (
    <dialog
      ref={box}
      className={wide ? 'dlg dlg-wide' : 'dlg'}
      aria-labelledby={id}
      onCancel={e => {
        if (e.target !== box.current) return
        e.preventDefault()
        onClose()
      }}
      onClose={e => {
        if (e.target === box.current) onClose()
      }}
      onClick={beside}
    >
      <div className="dlg-in">
        <div className="dlg-h">
          <h2 id={id}>{title}</h2>
          <button type="button" className="tool" onClick={onClose} aria-label={close}>
            <Icon name="x" />
          </button>
        </div>
        <div className="dlg-b">{children}</div>
        {actions && <div className="dlg-a">{actions}</div>}
      </div>
    </dialog>
  )
}
