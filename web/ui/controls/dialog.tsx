import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react'
import { Icon } from '../layout/icon.tsx'
import './dialog.css'

/**
 * A native modal dialog: a bottom sheet on phones, a window on wide screens. Esc, the close button and a press on the
 * backdrop call `onClose`; the browser returns focus to the opener. `autoFocus` on a control sets the initial focus.
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
  /** Label of the close button: "Tutup". */
  close: string
  /** Buttons in the footer. */
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
  // React also bubbles events of a dialog that a child component opened, wherever that dialog is in the document.
  const onBackdrop = (e: MouseEvent) => {
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
      onClick={onBackdrop}
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
