import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'
import type { Draft } from './draft.ts'

/** Of a review of this company; or, with a year, of that year's pay, and without a company its slug is empty. */
type Held = { slug: string; pass: string; year?: number }
type Writing = Pick<Draft, 'company' | 'pass' | 'unsure'>

/** Good for one review in its author's place, or one amount: in this tab alone, and only while that form is open. */
const HELD = storedJson<Held>('tab', 'withdrawal-pass')

export const holdWithdrawalPass = (held: Held): void => void HELD.put(held)
export const dropWithdrawalPass = (): void => void HELD.put(undefined)
export const heldPass = (): Held | undefined => HELD.get()
export const useHeldPass = (): Held | undefined => useStored(HELD)

/** Whoever leaves the form, in either language, leaves the pass: the code of what was withdrawn brings it again. */
export function leaveWithdrawalPass(pathname: string): void {
  const { slug: id, year } = HELD.get() ?? {}
  if (id === undefined) return
  const isForm = LOCALES.some(
    locale => pathname === (year ? href(locale, 'givePay') : href(locale, 'companyWriteReview', { id })),
  )
  if (!isForm) dropWithdrawalPass()
}

/** What a draft is sent with, if it is there already. */
export const passOf = (draft: Writing): string | null => ofReview(draft, HELD.get())
export const usePass = (draft: Writing | undefined): string | null => {
  const held = useHeldPass()
  return draft ? ofReview(draft, held) : null
}

const ofReview = (draft: Writing, held: Held | undefined): string | null =>
  chosen(draft, held && !held.year && held.slug === draft.company?.slug ? held.pass : null)

/** A draft that may have arrived goes on with what it was sent with. */
export const chosen = ({ pass, unsure }: Pick<Writing, 'pass' | 'unsure'>, anew: string | null) =>
  unsure ? (pass ?? anew) : (anew ?? pass)
