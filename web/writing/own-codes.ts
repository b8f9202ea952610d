import { useSyncExternalStore } from 'react'

/** A review whose author chose to keep its code on this device. `slug`: names are shared and change; none were kept once. */
export type OwnCode = { code: string; company: string; slug?: string }

const KEY = 'own-reviews'
const NONE: readonly OwnCode[] = []
const listeners = new Set<() => void>()
let known: { raw: string | null; codes: readonly OwnCode[] } = { raw: null, codes: NONE }

/** The kept codes, newest first; none on the server and in the first render. */
export const useOwnCodes = (): readonly OwnCode[] => useSyncExternalStore(subscribe, ownCodes, () => NONE)

export function ownCodes(): readonly OwnCode[] {
  const raw = stored()
  if (raw !== known.raw) known = { raw, codes: parse(raw) }
  return known.codes
}

export const keepCode = (own: OwnCode): void => write([own, ...others(own.code)])
export const forgetCode = (code: string): void => write(others(code))

/** By this much of its code people and pages tell a kept review from others, without the code itself. */
export const endOf = (code: string): string => code.slice(-4)

const others = (code: string) => ownCodes().filter(own => own.code !== code)

function write(codes: readonly OwnCode[]): void {
  try {
    if (codes.length > 0) localStorage.setItem(KEY, JSON.stringify(codes))
    else localStorage.removeItem(KEY)
  } catch {
    // The browser keeps nothing: the box stays empty.
  }
  for (const listener of listeners) listener()
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

function parse(raw: string | null): readonly OwnCode[] {
  try {
    const codes = JSON.parse(raw ?? '[]') as OwnCode[]
    return codes.filter(own => typeof own.code === 'string' && typeof own.company === 'string')
  } catch {
    return NONE
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}
