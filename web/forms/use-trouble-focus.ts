import { useEffect, useRef, type RefObject } from 'react'
import type { Trouble } from './use-submit.ts'

/**
 * Ref of the element around the fields: after a refusal the focus moves to the first invalid field, or to its first
 * radio.
 */
export function useTroubleFocus<E extends HTMLElement>(trouble: Trouble): RefObject<E | null> {
  const box = useRef<E>(null)
  useEffect(() => {
    if (!trouble.edited) box.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [trouble])
  return box
}

const WRONG = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input'
