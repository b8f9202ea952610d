import { useEffect, useRef, type RefObject } from 'react'
import type { Trouble } from './use-submit.ts'

/** For the element around the fields: a refusal moves the focus to the first wrong field, or to its first choice. */
export function useTroubleFocus<E extends HTMLElement>(trouble: Trouble): RefObject<E | null> {
  const box = useRef<E>(null)
  useEffect(() => {
    if (!trouble.edited) box.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [trouble])
  return box
}

const WRONG = '[aria-invalid="true"]:not(fieldset), fieldset[aria-invalid="true"] input'
