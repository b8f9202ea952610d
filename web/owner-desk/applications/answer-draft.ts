import { APPLICATION } from '#shared/contract/jobs/limits.ts'
import type { APPLICATION_ANSWERS } from '#shared/contract/keys.ts'
import type { Output } from '#shared/contract/contract.ts'
import type { ReceivedApplication } from '#shared/contract/jobs/applications.ts'
import { ownerDraft, ownerDraftNames } from '#web/owners/session.ts'

export type Decision = (typeof APPLICATION_ANSWERS)[number]
export type AnswerDraft = { decision?: Decision; message: string }

const OF = 'application:'
/** An answer names its applicant: it stays in this tab until it is sent, its application is gone, or its owner signs out. */
export const answerDraft = (id: string) => ownerDraft<AnswerDraft>(OF + id)

export const isWaiting = ({ state }: Pick<ReceivedApplication, 'state'>): boolean =>
  state === 'sent' || state === 'seen'

type Received = { applications: Pick<ReceivedApplication, 'id' | 'state'>[] } & {
  counts: Pick<Output<'ownerApplications'>['counts'], 'all'>
}

/** What was typed for one that waits no longer goes: withdrawn, deleted, or answered from elsewhere. A list that may be cut says nothing of the rest. */
export function wipeGoneAnswers({ applications, counts }: Received): void {
  if (counts.all >= APPLICATION.listed) return
  const waiting = new Set(applications.filter(isWaiting).map(({ id }) => OF + id))
  for (const name of ownerDraftNames(OF)) if (!waiting.has(name)) ownerDraft(name).put(undefined)
}
