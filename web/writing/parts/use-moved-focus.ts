import { useEffect, useRef } from 'react'

/** After each move between a list and one's own words the focus is in the field that came. */
export function useMovedFocus(id: string, moved: number): void {
  const done = useRef(moved)
  useEffect(() => {
    if (done.current === moved) return
    done.current = moved
    document.getElementById(id)?.focus()
  }, [id, moved])
}
