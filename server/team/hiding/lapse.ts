import { listEndedHidings, type EndedHiding } from '#server/moderation/hidings/hidings.ts'
import type { Parts } from '#server/platform/parts.ts'
import { noteByItself } from '#server/moderation/history.ts'
import { giveBack } from './hiding.ts'

type Needs = Pick<Parts, 'db' | 'clock'>

/**
 * Shows again, daily, the items whose hiding has reached its limit, each in its own transaction; the first error is
 * thrown after all have been tried.
 */
export async function lapseHidings(parts: Needs): Promise<void> {
  const faults: unknown[] = []
  for (const ended of await listEndedHidings(parts.db.content, parts.clock))
    await lapse(parts, ended).catch(fault => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

const lapse = ({ db, clock }: Needs, ended: EndedHiding): Promise<void> =>
  db.begin('content', async tx => {
    for (const act of await giveBack(tx, ended)) await noteByItself(tx, clock, act)
  })
