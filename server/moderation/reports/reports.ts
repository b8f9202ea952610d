import { weekOf } from '#server/platform/clock.ts'
import { fail, orWait } from '#server/platform/http/errors.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import { inNetworks } from '#server/platform/limits/network.ts'
import type { Parts } from '#server/platform/parts.ts'
import { countOpenReports, countReport, insertReport } from './store.ts'

export { closeReportsOf, moveReports } from './store.ts'

const HOUR = 3600
const REPORTS_DEVICE: Rule = { name: 'report-device', most: 10, seconds: HOUR }
const REPORTS_NETWORK: Rule = { name: 'report-network', most: 200, seconds: HOUR }
/** How many open reports of one thing are stored with their words, so that no flood fills the disk or a desk. */
const MOST_WHOLE = 20

type Reported = {
  subject: 'review' | 'salary_comment' | 'job' | 'question' | 'answer'
  id: string
  find(): Promise<{ company_id: string } | undefined>
}
/** For a vacancy, the number of a reason. */
type Said = { guideline: number; words: string | null }

/** Records which guideline a reader says something breaks, where `find` finds it. Who said so is not stored. */
export async function report(
  parts: Pick<Parts, 'db' | 'clock' | 'limits'>,
  { subject, id, find }: Reported,
  { guideline, words }: Said,
  context: Context,
): Promise<{ received: true }> {
  const { db, clock } = parts
  await limitReports(parts, context)
  const { company_id } = (await find()) ?? fail('not_found')
  const said = {
    company_id,
    subject,
    subject_id: id,
    guideline,
    locale: context.locale,
    week: weekOf(clock.now()),
  }
  const isFull = (await countOpenReports(db.content, id)) >= MOST_WHOLE
  await db.begin('content', tx => (isFull ? countReport(tx, said) : insertReport(tx, { ...said, words })))
  return { received: true }
}

/** Counts a report against the limits, before anything is looked up. */
async function limitReports({ limits }: Pick<Parts, 'limits'>, { device, address }: Context): Promise<void> {
  orWait(await limits.here.take(...inNetworks(REPORTS_NETWORK, address)))
  const byDevice = device === undefined ? limits.here : limits.everywhere
  orWait(await byDevice.take({ rule: REPORTS_DEVICE, of: [device ?? address] }))
}
