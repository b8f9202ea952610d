import { storedJson, useStored } from '#web/platform/storage.ts'

/**
 * A review, or standalone pay, whose code the author stored on this device. `slug` distinguishes companies of the same
 * name; older entries have none. Pay without a company has an empty name.
 */
export type OwnCode = { code: string; company: string; slug?: string; pay?: true }

const NONE: readonly OwnCode[] = []
const STORED = storedJson<readonly OwnCode[]>('browser', 'own-reviews', value =>
  (value as OwnCode[]).filter(own => typeof own.code === 'string' && typeof own.company === 'string'),
)

/** The stored codes, newest first; none on the server and in the first render. */
export const useOwnCodes = (): readonly OwnCode[] => useStored(STORED) ?? NONE

export const ownCodes = (): readonly OwnCode[] => STORED.get() ?? NONE

/** Returns false if the browser refuses: a code that lasts only until the page is closed does not count as stored. */
export function storeCode(own: OwnCode): boolean {
  const before = ownCodes()
  const isStored = write([own, ...others(own.code)])
  if (!isStored) write(before)
  return isStored
}

export const forgetCode = (code: string): void => void write(others(code))

/** Codes of reviews, without those of pay. */
export const useReviewCodes = (): readonly OwnCode[] => useOwnCodes().filter(({ pay }) => !pay)

/** The last four characters tell stored reviews apart, on the screen and between pages, without revealing the code. */
export const endOf = (code: string): string => code.slice(-4)

const others = (code: string) => ownCodes().filter(own => own.code !== code)

const write = (codes: readonly OwnCode[]): boolean => STORED.put(codes.length > 0 ? codes : undefined)
