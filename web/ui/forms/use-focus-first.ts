import { useEffect, useRef, type RefObject } from 'react'

/** A box that takes the focus, and comes into view, as soon as it is there; with `focus` false it waits. */
export function useFocusFirst(focus = true): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return box
}
