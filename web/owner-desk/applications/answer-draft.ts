import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import type { APPLICATION_ANSWERS } from '#shared/contract/keys.ts'
import type { Output } from '#shared/contract/contract.ts'
import type { ReceivedApplication } from '#shared/contract/jobs/applications.ts'
import { ownerDraft, ownerDraftNames } from '#web/owners/session.ts'

export type Decision = (typeof APPLICATION_ANSWERS)[number]
export type AnswerDraft = { decision?: Decision; message: string }

const OF = 'application:'
/**
 * An answer contains the applicant's name: its draft is stored in this tab until it is sent, the application is gone,
 * or the owner signs out.
 */
export const answerDraft = (id: string) => ownerDraft<AnswerDraft>(OF + id)

export const isWaiting = ({ state }: Pick<ReceivedApplication, 'state'>): boolean =>
  state === 'sent' || state === 'seen'

type Received = { applications: Pick<ReceivedApplication, 'id' | 'state'>[] } & {
  counts: Pick<Output<'ownerApplications'>['counts'], 'all'>
}

/**
 * Deletes drafts for applications that were withdrawn, deleted or answered by a colleague. A list at the limit may be
 * incomplete, so that nothing is deleted.
 */
export function wipeGoneAnswers({ applications, counts }: Received): void {
  if (counts.all >= APPLICATION.listed) return
  const waiting = new Set(applications.filter(isWaiting).map(({ id }) => OF + id))
  for (const name of ownerDraftNames(OF)) if (!waiting.has(name)) ownerDraft(name).put(undefined)
}
