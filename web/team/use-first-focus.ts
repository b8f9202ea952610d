import { useEffect, useRef, type RefObject } from 'react'

/** The button that says yes has the focus when its dialog opens: who came by a key goes on with Enter. */
export function useFirstFocus(open: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (open) button.current?.focus()
  }, [open])
  return button
}
