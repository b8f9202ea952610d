import type { Said, Thing } from '#shared/contract/contact/desk-inquiry.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Act } from '#server/moderation/history.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openAsking, sealAsking, type Asking, type Taken } from './inquiry-box.ts'
import * as store from './store.ts'
import { isSame } from './reported-content.ts'

type With = Pick<Parts, 'clock' | 'secrets'> & { takedowns: Takedowns }
type Takes = Thing & { guideline: Guideline | null }
type Locked = Thing & { company_id: string }
type Versioned = Thing & { version: string | null }

/** Takes the item down until the decision. Undefined if it was gone before, for another reason than such a request. */
export async function hideFirst(
  tx: Tx,
  parts: With,
  { id, asking }: { id: string; asking: Asking },
  thing: Said,
): Promise<Act[] | undefined> {
  const there = await parts.takedowns.lock(tx, thing)
  if (!there) return undefined
  const acts = await parts.takedowns.examine(tx, subjectOf(there))
  const others = await othersOf(tx, parts, id, there)
  // An item that was gone before was not taken down for this request: refusing the request must not bring it back.
  if (acts.length === 0 && others.length === 0) return undefined
  const { company_id: _, ...taken } = there
  await store.putHidden(tx, id, sealAsking(parts.secrets, id, { ...asking, taken }))
  return acts
}

/** The item stays down: no other request about it that is refused later brings it back. */
export async function take(
  tx: Tx,
  parts: With,
  { id, taken }: { id: string; taken: Taken | undefined },
  takes: Takes | null,
): Promise<Act[]> {
  const there = takes && (await parts.takedowns.lock(tx, takes))
  const acts = takes && there ? await parts.takedowns.takeDown(tx, subjectOf(there), takes.guideline) : []
  if (taken) await parts.takedowns.lock(tx, taken)
  for (const thing of [there, taken])
    if (thing) await store.unputHidden(tx, await othersOf(tx, parts, id, thing))
  return acts
}

/** Shows the item again, unless another request keeps it down or its words were replaced since. */
export async function giveBack(tx: Tx, parts: With, id: string, taken: Taken): Promise<Act[]> {
  const there = await parts.takedowns.lock(tx, taken)
  if (there?.version !== taken.version || (await othersOf(tx, parts, id, taken)).length > 0) return []
  return parts.takedowns.bringBack(tx, subjectOf(there))
}

const subjectOf = ({ subject, id, company_id }: Locked) => ({ subject, subject_id: id, company_id })

/** Other requests for which the same version of the item was taken down first. */
async function othersOf(tx: Tx, { secrets }: With, id: string, thing: Versioned): Promise<string[]> {
  const hidden = await store.listHidden(tx)
  const others = hidden.filter(row => row.id !== id)
  return others
    .filter(row => {
      const { taken } = openAsking(secrets, row)
      return isSame(taken, thing) && taken?.version === thing.version
    })
    .map(row => row.id)
}
