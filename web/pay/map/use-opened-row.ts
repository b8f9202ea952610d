import { useEffect } from 'react'

/** A row of a closed table is no place to lead to: where the browser does not open it by itself, it is opened here. */
export function useOpenedRow(): void {
  useEffect(() => {
    const open = () => {
      const row = document.getElementById(location.hash.slice(1))
      const around = row?.closest('details')
      if (!row || !around || around.open) return
      around.open = true
      row.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
