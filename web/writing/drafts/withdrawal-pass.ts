import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'
import type { Draft } from './draft.ts'

/** Pass for a new review of this company, or with `year` for pay of that year; `slug` is empty without a company. */
type StoredPass = { slug: string; pass: string; year?: number }
type Writing = Pick<Draft, 'company' | 'pass' | 'unsure'>

/**
 * Valid for one review or one amount in place of the withdrawn one. It is stored in this tab and only while the form is
 * open.
 */
const STORED = storedJson<StoredPass>('tab', 'withdrawal-pass')

export const storeWithdrawalPass = (stored: StoredPass): void => void STORED.put(stored)
export const dropWithdrawalPass = (): void => void STORED.put(undefined)
export const withdrawalPass = (): StoredPass | undefined => STORED.get()
export const useWithdrawalPass = (): StoredPass | undefined => useStored(STORED)

/** Deletes the pass when the form is left, in both languages: the code of the withdrawn review returns it again. */
export function dropPassOutsideForm(pathname: string): void {
  const { slug: id, year } = STORED.get() ?? {}
  if (id === undefined) return
  const isForm = LOCALES.some(
    locale => pathname === (year ? href(locale, 'givePay') : href(locale, 'companyWriteReview', { id })),
  )
  if (!isForm) dropWithdrawalPass()
}

/** The pass with which a draft is sent, if there already is one. */
export const passOf = (draft: Writing): string | null => ofReview(draft, STORED.get())
export const usePass = (draft: Writing | undefined): string | null => {
  const stored = useWithdrawalPass()
  return draft ? ofReview(draft, stored) : null
}

const ofReview = (draft: Writing, stored: StoredPass | undefined): string | null =>
  chosen(draft, stored && !stored.year && stored.slug === draft.company?.slug ? stored.pass : null)

/** A draft that may have arrived must be sent again with the same pass. */
export const chosen = ({ pass, unsure }: Pick<Writing, 'pass' | 'unsure'>, available: string | null) =>
  unsure ? (pass ?? available) : (available ?? pass)
