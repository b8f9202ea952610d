import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

export type DialogPlace = { isOpen: boolean; show: (event: MouseEvent) => void; close: () => void }

/**
 * A dialog that stands behind the # of the address: the back button closes it, and nothing is loaded anew. `show` belongs
 * to a link that leads where the dialog's matter is a page, before JavaScript and in another tab.
 */
export function useDialogPlace(name: string): DialogPlace {
  const navigate = useNavigate()
  const { pathname, search, hash, state } = useLocation()
  const here = pathname + search
  const isOpen = hash === `#${name}`
  const closing = useRef(false)
  useEffect(() => {
    closing.current = false
  }, [isOpen])
  return {
    isOpen,
    show(event) {
      const elsewhere = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (elsewhere) return
      event.preventDefault()
      void navigate(`${here}#${name}`, { state: { shown: true }, preventScrollReset: true })
    },
    // Asked twice before the history has moved, it would lead to the page before this one.
    close() {
      if (!isOpen || closing.current) return
      closing.current = true
      void (isShown(state) ? navigate(-1) : navigate(here, { replace: true, preventScrollReset: true }))
    },
  }
}

/** Opened on this page, so that the page before in the history is this one without the dialog. */
const isShown = (state: unknown): boolean => (state as { shown?: boolean } | null)?.shown === true
