import { href } from '#shared/paths.ts'
import { sendDigest } from '#server/owner-desk/digest.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import type { Parts } from '#server/platform/parts.ts'
import { listAskedOn } from './store.ts'

/** Every morning owners hear how many questions appeared the day before. */
export async function sendQuestionDigests(parts: Parts): Promise<void> {
  const day = addDays(dayOf(parts.clock.now()), -1)
  for (const { company_id, count } of await listAskedOn(parts.db.content, day))
    await sendDigest(parts, company_id, { kind: 'questions', on: day }, ({ questions }, locale, stop) => ({
      subject: questions.subject,
      body: questions.body(count, parts.config.publicUrl + href(locale, 'ownerQuestions'), stop),
    }))
  parts.wake()
}
