import { storedJson, useStored } from '#web/platform/storage.ts'

/** A question or an answer whose code this device keeps; the list is nowhere else. */
export type AskedCode = { code: string; kind: 'question' | 'answer'; company: string }

const isCode = (value: unknown): value is AskedCode =>
  typeof value === 'object' &&
  value !== null &&
  ['code', 'kind', 'company'].every(key => typeof (value as Record<string, unknown>)[key] === 'string')

const KEPT = storedJson<AskedCode[]>('browser', 'asked', value =>
  Array.isArray(value) ? value.filter(isCode) : undefined,
)

export const useAskedCodes = (): AskedCode[] => useStored(KEPT) ?? []

export function keepAskedCode(own: AskedCode): void {
  const others = (KEPT.get() ?? []).filter(({ code }) => code !== own.code)
  KEPT.put([own, ...others])
}

export function forgetAskedCode(code: string): void {
  KEPT.put((KEPT.get() ?? []).filter(own => own.code !== code))
}
