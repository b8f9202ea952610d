import type { AnswerRecords } from '#shared/contract/jobs/applications.ts'
import type { Call } from '#web/platform/call.ts'

/** Answer records of the companies on a page: how often and how fast they answer applicants. */
export async function answerRecordsOf(
  call: Call,
  companies: readonly { id: string }[],
): Promise<AnswerRecords> {
  const ids = [...new Set(companies.map(({ id }) => id))].toSorted()
  if (ids.length === 0) return {}
  return (await call('answerRecords', { query: { companies: ids.join() } })).records
}
