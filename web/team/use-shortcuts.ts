import { useEffect, useRef, useState } from 'react'

const KEPT = 'team-keys'

/** Whether single letters act; off for those who dictate or often press keys by mistake. */
export function useLetters() {
  const [letters, setLetters] = useState(true)
  useEffect(() => setLetters(localStorage.getItem(KEPT) !== 'off'), [])
  const change = (on: boolean) => {
    if (on) localStorage.removeItem(KEPT)
    else localStorage.setItem(KEPT, 'off')
    setLetters(on)
  }
  return { letters, change }
}

/** What each key does, by `event.key` in lower case. Keys in `often` may be held down. */
export type Keys = Record<string, () => void>

/** Single keys act on the whole page, except where text is typed, a dialog is open or a modifier is held. */
export function useShortcuts(keys: Keys, often: readonly string[], on: boolean): void {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!on) return
    const act = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase()
      const run = latest.current[key]
      if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.repeat && !often.includes(key)) || isBusyElsewhere(event.target, key)) return
      event.preventDefault()
      run()
    }
    addEventListener('keydown', act)
    return () => removeEventListener('keydown', act)
  }, [on])
}

function isBusyElsewhere(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  const radio = target instanceof HTMLInputElement && target.type === 'radio'
  return radio ? key.startsWith('arrow') : target.matches('input, textarea, select, [contenteditable]')
}
