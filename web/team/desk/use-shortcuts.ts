import { useEffect, useEffectEvent } from 'react'
import { storedText, useStored } from '#web/platform/storage.ts'

const letters = storedText('browser', 'team-keys')

/** Whether single letters act; off for those who dictate or often press keys by mistake. */
export const useLetters = (): boolean => useStored(letters) !== 'off'

export const setLetters = (on: boolean): void => void letters.put(on ? undefined : 'off')

/** What each key does, by `event.key` in lower case. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

/** These may be held down; a held decision would decide the whole queue. */
const REPEATING = new Set(['j', 'k', 'arrowdown', 'arrowup', 'arrowleft', 'arrowright'])

/** Single keys act on the whole page, except where the key is the field's own, a dialog is open or a modifier is held. */
export function useShortcuts(keys: Keys, on: boolean): void {
  const act = useEffectEvent((event: KeyboardEvent) => {
    const key = event.key.toLowerCase()
    const run = keys[key]
    if (!run || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if ((event.repeat && !REPEATING.has(key)) || isBusyElsewhere(event.target, key)) return
    event.preventDefault()
    run(event)
  })
  useEffect(() => {
    if (!on) return
    const listener = (event: KeyboardEvent) => act(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [on])
}

function isBusyElsewhere(target: EventTarget | null, key: string): boolean {
  if (document.querySelector('dialog[open]')) return true
  if (!(target instanceof HTMLElement)) return false
  if (target.matches('[type=radio]')) return key.startsWith('arrow')
  return target.matches('input:not([type=checkbox]), textarea, select, [contenteditable]')
}
