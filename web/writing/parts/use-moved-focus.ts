import { useEffect, useRef } from 'react'

/** After a switch between list and free text, the focus moves to the new field. */
export function useMovedFocus(id: string, moved: number): void {
  const done = useRef(moved)
  useEffect(() => {
    if (done.current === moved) return
    done.current = moved
    document.getElementById(id)?.focus()
  }, [id, moved])
}
