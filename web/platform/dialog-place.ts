import { useEffect, useRef, type MouseEvent } from 'react'
import { useLocation, useNavigate } from 'react-router'

export type DialogPlace = { isOpen: boolean; show: (event: MouseEvent) => void; close: () => void }

/**
 * State of a dialog in the hash of the address: the back button closes it, and nothing is loaded again. `show` is the
 * click handler of a link whose `href` is a page with the same content, for readers without JavaScript and for new
 * tabs.
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
    // A second call before the history has changed would go back past this page.
    close() {
      if (!isOpen || closing.current) return
      closing.current = true
      void (isShown(state) ? navigate(-1) : navigate(here, { replace: true, preventScrollReset: true }))
    },
  }
}

/** The dialog was opened on this page, so that the previous history entry is this page without the dialog. */
const isShown = (state: unknown): boolean => (state as { shown?: boolean } | null)?.shown === true
