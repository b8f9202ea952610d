import { storedJson, useStored } from '#web/platform/storage.ts'

/** A question or an answer with its manage code, stored on this device. The server has no such list. */
export type AskedCode = { code: string; kind: 'question' | 'answer'; company: string }

const isCode = (value: unknown): value is AskedCode =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'kind', 'company'].every(key => typeof (value as Record<string, unknown>)[key] === 'string')

const KEPT = storedJson<AskedCode[]>('browser', 'asked', value =>
  Array.isArray(value) ? value.filter(isCode) : undefined,
)

export const useAskedCodes = (): AskedCode[] => useStored(KEPT) ?? []

/** Stores a code, unless the browser would lose it when the page is closed. */
export function keepAskedCode(own: AskedCode): void {
  const before = KEPT.get()
  const others = (before ?? []).filter(({ code }) => code !== own.code)
  if (!KEPT.put([own, ...others])) KEPT.put(before)
}

export function forgetAskedCode(code: string): void {
  KEPT.put((KEPT.get() ?? []).filter(own => own.code !== code))
}
