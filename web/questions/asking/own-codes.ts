import { storedJson, useStored } from '#web/platform/storage.ts'

/** A question or an answer whose code is stored on this device. The list exists only here. */
export type AskedCode = { code: string; kind: 'question' | 'answer'; company: string }

const isCode = (value: unknown): value is AskedCode =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'kind', 'company'].every(key => typeof (value as Record<string, unknown>)[key] === 'string')

const KEPT = storedJson<AskedCode[]>('browser', 'asked', value =>
  Array.isArray(value) ? value.filter(isCode) : undefined,
)

export const useAskedCodes = (): AskedCode[] => useStored(KEPT) ?? []

/** Stores a code. It is not stored if the browser would forget it with the page. */
export function keepAskedCode(own: AskedCode): void {
  const before = KEPT.get()
  const others = (before ?? []).filter(({ code }) => code !== own.code)
  if (!KEPT.put([own, ...others])) KEPT.put(before)
}

export function forgetAskedCode(code: string): void {
  KEPT.put((KEPT.get() ?? []).filter(own => own.code !== code))
}
