import { LOCALES } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { storedJson, useStored } from '#web/platform/storage.ts'
import type { Draft } from './draft.ts'

type Held = { slug: string; pass: string }
type Writing = Pick<Draft, 'company' | 'pass' | 'unsure'>

/** Good for one review in its author's place: in this tab alone, and only while that company's form is open. */
const HELD = storedJson<Held>('tab', 'withdrawal-pass')

export const holdWithdrawalPass = (held: Held): void => void HELD.put(held)
export const dropWithdrawalPass = (): void => void HELD.put(undefined)

/** Whoever leaves the form, in either language, leaves the pass: the code of the withdrawn review brings it again. */
export function leaveWithdrawalPass(pathname: string): void {
  const id = HELD.get()?.slug
  const isForm = (slug: string) =>
    LOCALES.some(locale => href(locale, 'companyWriteReview', { id: slug }) === pathname)
  if (id !== undefined && !isForm(id)) dropWithdrawalPass()
}

/** What a draft is sent with, if it is there already. */
export const passOf = (draft: Writing): string | null => chosen(draft, HELD.get())
export const usePass = (draft: Writing | undefined): string | null => {
  const held = useStored(HELD)
  return draft ? chosen(draft, held) : null
}

/** A draft that may have arrived goes on with what it was sent with. */
function chosen({ company, pass, unsure }: Writing, held: Held | undefined): string | null {
  const anew = held && held.slug === company?.slug ? held.pass : null
  return unsure ? (pass ?? anew) : (anew ?? pass)
}
