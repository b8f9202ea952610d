import type { TextRef, ContentRef } from '#shared/contract/contact/desk-inquiry.ts'
import type { Guideline } from '#shared/contract/keys.ts'
import type { Act } from '#server/moderation/history.ts'
import type { Takedowns } from '#server/moderation/takedown.ts'
import type { Tx } from '#server/platform/db/db.ts'
import type { Parts } from '#server/platform/parts.ts'
import { openInquiry, sealInquiry, type InquiryData, type TakenDown } from './inquiry-box.ts'
import * as store from './store.ts'
import { isSame } from './reported-content.ts'

type Deps = Pick<Parts, 'clock' | 'secrets'> & { takedowns: Takedowns }
type Removal = ContentRef & { guideline: Guideline | null }
type LockedContent = ContentRef & { company_id: string }
type VersionedContent = ContentRef & { version: string | null }

/** Takes the item down until the decision. Undefined if it was gone before, for another reason than such a request. */
export async function hideUntilDecision(
  tx: Tx,
  parts: Deps,
  { id, data }: { id: string; data: InquiryData },
  content: TextRef,
): Promise<Act[] | undefined> {
  const locked = await parts.takedowns.lock(tx, content)
  if (!locked) return undefined
  const acts = await parts.takedowns.examine(tx, subjectOf(locked))
  const others = await otherRequests(tx, parts, id, locked)
  // An item that was gone before was not taken down for this request: refusing the request must not bring it back.
  if (acts.length === 0 && others.length === 0) return undefined
  const { company_id: _, ...takenDown } = locked
  await store.putHidden(tx, id, sealInquiry(parts.secrets, id, { ...data, takenDown }))
  return acts
}

/** The item stays down: no other request about it that is refused later brings it back. */
export async function removeContent(
  tx: Tx,
  parts: Deps,
  { id, takenDown }: { id: string; takenDown: TakenDown | undefined },
  removal: Removal | null,
): Promise<Act[]> {
  const locked = removal && (await parts.takedowns.lock(tx, removal))
  const acts =
    removal && locked ? await parts.takedowns.takeDown(tx, subjectOf(locked), removal.guideline) : []
  if (takenDown) await parts.takedowns.lock(tx, takenDown)
  for (const content of [locked, takenDown])
    if (content) await store.clearHidden(tx, await otherRequests(tx, parts, id, content))
  return acts
}

/** Shows the item again, unless another request keeps it down or its words were replaced since. */
export async function restoreContent(tx: Tx, parts: Deps, id: string, takenDown: TakenDown): Promise<Act[]> {
  const locked = await parts.takedowns.lock(tx, takenDown)
  if (locked?.version !== takenDown.version || (await otherRequests(tx, parts, id, takenDown)).length > 0)
    return []
  return parts.takedowns.bringBack(tx, subjectOf(locked))
}

const subjectOf = ({ subject, id, company_id }: LockedContent) => ({ subject, subject_id: id, company_id })

/** Other requests for which the same version of the item was taken down first. */
async function otherRequests(
  tx: Tx,
  { secrets }: Deps,
  id: string,
  content: VersionedContent,
): Promise<string[]> {
  const hidden = await store.listHidden(tx)
  const others = hidden.filter(row => row.id !== id)
  return others
    .filter(row => {
      const { takenDown } = openInquiry(secrets, row)
      return isSame(takenDown, content) && takenDown?.version === content.version
    })
    .map(row => row.id)
}
