import type { OwnReview } from '#shared/contract/writing.ts'
import { httpCall } from '#web/platform/call.ts'
import { emptyDraft, keepDraft, readDraft, slotOf } from './draft.ts'

/**
 * Withdraws, and has the pass to write anew wait in that company's draft, where it has a page to write on. Of what is withdrawn
 * already it is asked for once more: it is the same each time, and this may be another device than the one that withdrew.
 */
export async function takeWithdrawalPass(code: string, { company, rewritable }: OwnReview): Promise<void> {
  const { pass } = await httpCall('withdrawReview', {}, code)
  if (!pass || !rewritable) return
  const slot = slotOf(company.slug)
  const draft = readDraft(slot) ?? emptyDraft()
  // A draft that may have arrived keeps its code: nothing else opens that review.
  if (!draft.unsure && draft.pass !== pass) keepDraft(slot, { ...draft, pass, code: null })
}
