import { useEffect, useRef, type RefObject } from 'react'

/** Ref of a box that takes the focus and scrolls into view when it mounts, or later when `focus` becomes true. */
export function useFocusFirst(focus = true): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (focus) box.current?.focus()
  }, [focus])
  return box
}
