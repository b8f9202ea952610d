import { endUnanswered, listUnanswered } from '../decide-claim.ts'
import type { Parts } from '#server/platform/parts.ts'
import { noteByItself } from '#server/moderation/history.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets'>

/**
 * Ends daily the claims whose claimants were asked and did not answer, each in its own transaction; the first error is
 * thrown after all have been tried.
 */
export async function lapseClaims(parts: Needs): Promise<void> {
  const errors: unknown[] = []
  for (const { id } of await listUnanswered(parts)) await lapse(parts, id).catch(error => errors.push(error))
  if (errors.length > 0) throw errors[0]
}

const lapse = (parts: Needs, id: string): Promise<void> =>
  parts.db.begin('content', async tx => {
    const claim = await endUnanswered(tx, parts, id)
    if (!claim) return
    const { company_id } = claim
    const act = {
      subject: 'claim',
      company_id,
      subject_id: id,
      act: 'claim_lapsed',
      guideline: null,
    } as const
    await noteByItself(tx, parts.clock, act)
  })
