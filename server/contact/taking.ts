import type { Thing } from '#shared/contract/contact/desk-inquiry.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Act } from '#server/moderation/history.ts'
import { bringBack, takeDown } from '#server/moderation/take-down.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openAsking, sealAsking, type Asking } from './inquiry-box.ts'
import * as store from './store.ts'
import { isSame } from './things.ts'

type With = Pick<Parts, 'clock' | 'secrets'>
type Takes = Thing & { guideline: Guideline }

/** Taken down until it is decided. Undefined where it was gone before, for another reason than such a request. */
export async function hideFirst(
  tx: Tx,
  parts: With,
  { id, asking }: { id: string; asking: Asking },
  takes: Takes,
): Promise<Act[] | undefined> {
  const acts = await remove(tx, parts, takes)
  const others = await othersOf(tx, parts, id, takes)
  // What was gone before was not taken down for this one: refusing it must not bring it back.
  if (acts.length === 0 && others.length === 0) return undefined
  const taken = { subject: takes.subject, id: takes.id }
  await store.putHidden(tx, id, sealAsking(parts.secrets, id, { ...asking, taken }))
  return acts
}

/** It stays down: no other request about it that is refused later brings it back. */
export async function take(
  tx: Tx,
  parts: With,
  { id, taken }: { id: string; taken: Thing | undefined },
  takes: Takes | null,
): Promise<Act[]> {
  const acts = takes ? await remove(tx, parts, takes) : []
  for (const thing of [takes, taken])
    if (thing) {
      await store.lockThing(tx, thing)
      await store.unputHidden(tx, await othersOf(tx, parts, id, thing))
    }
  return acts
}

/** It is shown again, where no other request has it down. */
export async function giveBack(tx: Tx, parts: With, id: string, taken: Thing): Promise<Act[]> {
  const company_id = await store.lockThing(tx, taken)
  if (!company_id || (await othersOf(tx, parts, id, taken)).length > 0) return []
  return bringBack(tx, parts.clock, { ...subjectOf(taken), company_id })
}

async function remove(tx: Tx, { clock }: With, takes: Takes): Promise<Act[]> {
  const company_id = await store.lockThing(tx, takes)
  return company_id ? takeDown(tx, clock, { ...subjectOf(takes), company_id }, takes.guideline) : []
}

const subjectOf = ({ subject, id }: Thing) => ({ subject, subject_id: id })

/** Other requests that the same thing was taken down for first. */
async function othersOf(tx: Tx, { secrets }: With, id: string, thing: Thing): Promise<string[]> {
  const hidden = await store.listHidden(tx)
  return hidden
    .filter(row => row.id !== id && isSame(openAsking(secrets, row).taken, thing))
    .map(row => row.id)
}
