import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react'
import './toast.css'

export type ToastAction = { label: ReactNode; onPress: () => void }
type Shown = { key: number; text: ReactNode; action?: ToastAction | undefined }

/** A message that floats above the lower edge, with at most one action. */
export const Toast = ({ children, action }: { children: ReactNode; action?: ToastAction | undefined }) => (
  <div className="toast">
    <p>{children}</p>
    {action && (
      <button type="button" className="toast-a" onClick={action.onPress}>
        {action.label}
      </button>
    )}
  </div>
)

const ToastContext = createContext<(text: ReactNode, action?: ToastAction) => void>(() => {})

/** `const toast = useToast(); toast('Disalin.', { label: 'Urungkan', onPress })` */
export const useToast = () => useContext(ToastContext)

/**
 * Renders the page's toast and its live region. A toast disappears after 6 s, or 12 s with an action, but not while
 * hovered or focused.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>()
  const [isPaused, setIsPaused] = useState(false)
  const count = useRef(0)
  const show = useCallback((text: ReactNode, action?: ToastAction) => {
    setIsPaused(false)
    setShown({ key: ++count.current, text, action })
  }, [])
  useEffect(() => {
    if (!shown || isPaused) return
    const timer = setTimeout(() => setShown(undefined), shown.action ? 12_000 : 6_000)
    return () => clearTimeout(timer)
  }, [shown, isPaused])
  const action = shown?.action && {
    label: shown.action.label,
    onPress: () => {
      setShown(undefined)
      shown.action?.onPress()
    },
  }
  return (
    <ToastContext value={show}>
      {children}
      <div
        className="toasts"
        role="status"
        onMouseEnter={() => setIsPaused(true)}
        onMouseLeave={() => setIsPaused(false)}
        onFocus={() => setIsPaused(true)}
        onBlur={() => setIsPaused(false)}
      >
        {shown && (
          <Toast key={shown.key} action={action}>
            {shown.text}
          </Toast>
        )}
      </div>
    </ToastContext>
  )
}
