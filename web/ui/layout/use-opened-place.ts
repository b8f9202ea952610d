import { useEffect } from 'react'

/** What is folded away is no place to lead to: where the browser does not open it by itself, it is opened here. */
export function useOpenedPlace(): void {
  useEffect(() => {
    const open = () => {
      const place = document.getElementById(location.hash.slice(1))
      const around = place?.closest('details')
      if (!place || !around || around.open) return
      around.open = true
      place.scrollIntoView()
    }
    open()
    addEventListener('hashchange', open)
    return () => removeEventListener('hashchange', open)
  }, [])
}
