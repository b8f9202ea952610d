import type { Decision } from '#shared/contract/reviews/desk-review.ts'
import { fits } from '#shared/rules/mask.ts'
import type { Places } from '#server/places/places.ts'
import { failField } from '#server/platform/http/errors.ts'
import type { Parts } from '#server/platform/parts.ts'
import type { Found, Subject } from '#server/moderation/desk/subject.ts'
import { burstOf } from './burst.ts'
import { carryOut } from './carry-out.ts'
import { flagsOf } from './flags.ts'
import { presentPending } from './present.ts'
import { waiting, type PendingRow } from './store.ts'
import { textsOf } from './texts.ts'
import { versionOf } from '#server/moderation/desk/version.ts'

export const reviewSubject = (parts: Parts, places: Places): Subject<'review', PendingRow> => ({
  key: 'review',
  waiting,
  async rows(found) {
    const flags = await flagsOf(parts, found)
    return found.map(({ id, name, week, employment_status, locale, headline }, place) => ({
      id,
      company: name,
      week,
      employment_status,
      locale,
      headline,
      flags: flags[place] ?? [],
    }))
  },
  open: (found, locale) => presentPending(parts, places, found, locale),
  versionOf,
  check: (review, decision) => check(parts, review, decision),
  carryOut: (tx, review, decision) => carryOut(tx, parts, review, decision),
})

async function check({ db, secrets }: Parts, review: Found<PendingRow>, decision: Decision): Promise<void> {
  if (decision.decision !== 'publish') return
  const { masks = [], version, confirm_burst } = decision
  if (masks.length > 0 && version === undefined) failField('version', 'required')
  const texts = textsOf(review, secrets)
  if (masks.some(span => !fits(texts, span))) failField('masks', 'format')
  if (!confirm_burst && (await burstOf(db.content, review))) failField('confirm_burst', 'burst')
}
