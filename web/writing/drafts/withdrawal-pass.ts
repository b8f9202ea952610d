import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'
import type { Draft } from './draft.ts'

/** Pass for a new review of this company, or with `year` for pay of that year; `slug` is empty without a company. */
type Held = { slug: string; pass: string; year?: number }
type Writing = Pick<Draft, 'company' | 'pass' | 'unsure'>

/**
 * Valid for one review or one amount in place of the withdrawn one. It is stored in this tab and only while the form is
 * open.
 */
const HELD = storedJson<Held>('tab', 'withdrawal-pass')

export const holdWithdrawalPass = (held: Held): void => void HELD.put(held)
export const dropWithdrawalPass = (): void => void HELD.put(undefined)
export const heldPass = (): Held | undefined => HELD.get()
export const useHeldPass = (): Held | undefined => useStored(HELD)

/** Deletes the pass when the form is left, in both languages: the code of the withdrawn review returns it again. */
export function leaveWithdrawalPass(pathname: string): void {
  const { slug: id, year } = HELD.get() ?? {}
  if (id === undefined) return
  const isForm = LOCALES.some(
    locale => pathname === (year ? href(locale, 'givePay') : href(locale, 'companyWriteReview', { id })),
  )
  if (!isForm) dropWithdrawalPass()
}

/** The pass with which a draft is sent, if there already is one. */
export const passOf = (draft: Writing): string | null => ofReview(draft, HELD.get())
export const usePass = (draft: Writing | undefined): string | null => {
  const held = useHeldPass()
  return draft ? ofReview(draft, held) : null
}

const ofReview = (draft: Writing, held: Held | undefined): string | null =>
  chosen(draft, held && !held.year && held.slug === draft.company?.slug ? held.pass : null)

/** A draft that may have arrived must be sent again with the same pass. */
export const chosen = ({ pass, unsure }: Pick<Writing, 'pass' | 'unsure'>, anew: string | null) =>
  unsure ? (pass ?? anew) : (anew ?? pass)
