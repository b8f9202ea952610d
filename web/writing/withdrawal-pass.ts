import { httpCall } from '#web/platform/call.ts'
import { emptyDraft, keepDraft, readDraft, slotOf } from './draft.ts'

/**
 * Withdraws, and has the pass to write anew wait in that company's draft. Of what is withdrawn already it is asked for
 * once more: it is the same each time, and this may be another device than the one that withdrew.
 */
export async function takeWithdrawalPass(code: string, slug: string): Promise<void> {
  const { pass } = await httpCall('withdrawReview', {}, code)
  const slot = slotOf(slug)
  if (pass) keepDraft(slot, { ...(readDraft(slot) ?? emptyDraft()), pass, code: null, unsure: false })
}
