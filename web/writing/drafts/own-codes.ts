import { storedJson, useStored } from '#web/platform/storage.ts'

/**
 * A review, or pay that was given alone, whose author chose to keep its code on this device. `slug`: names are shared and
 * change; none were kept once. Pay without a company has an empty name.
 */
export type OwnCode = { code: string; company: string; slug?: string; pay?: true }

const NONE: readonly OwnCode[] = []
const KEPT = storedJson<readonly OwnCode[]>('browser', 'own-reviews', value =>
  (value as OwnCode[]).filter(own => typeof own.code === 'string' && typeof own.company === 'string'),
)

/** The kept codes, newest first; none on the server and in the first render. */
export const useOwnCodes = (): readonly OwnCode[] => useStored(KEPT) ?? NONE

export const ownCodes = (): readonly OwnCode[] => KEPT.get() ?? NONE

/** False where the browser refuses: a code that lasts as long as the page is not kept. */
export function keepCode(own: OwnCode): boolean {
  const before = ownCodes()
  const isKept = write([own, ...others(own.code)])
  if (!isKept) write(before)
  return isKept
}

export const forgetCode = (code: string): void => void write(others(code))

/** Those of reviews alone. */
export const useReviewCodes = (): readonly OwnCode[] => useOwnCodes().filter(({ pay }) => !pay)

/** By this much of its code people and pages tell a kept review from others, without the code itself. */
export const endOf = (code: string): string => code.slice(-4)

const others = (code: string) => ownCodes().filter(own => own.code !== code)

const write = (codes: readonly OwnCode[]): boolean => KEPT.put(codes.length > 0 ? codes : undefined)
