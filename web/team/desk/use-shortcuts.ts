import { useEffect, useEffectEvent } from 'react'
import { storedText, useStored } from '#web/platform/storage.ts'

const letters = storedText('browser', 'team-keys')

/**
 * Whether single-letter shortcuts are on; off for users of speech input or with frequent mistaken key presses (WCAG
 * 2.1.4).
 */
export const useLetters = (): boolean => useStored(letters) !== 'off'

export const setLetters = (on: boolean): void => void letters.put(on ? undefined : 'off')

/** Handlers by `event.key` in lower case. */
export type Keys = Record<string, (event: KeyboardEvent) => void>

/** Keys that may repeat while held down; a repeating decision key would decide the whole queue. */
const REPEATING = new Set(['j', 'k', 'arrowdown', 'arrowup', 'arrowleft', 'arrowright'])

/** Single-key shortcuts on the whole page, except in fields, in an open dialog, or with a modifier key. */
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
