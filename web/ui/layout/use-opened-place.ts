import { useEffect } from 'react'

/** Opens the `<details>` around the target of the hash, for browsers that do not. */
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
