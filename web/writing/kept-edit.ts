import type { OwnDraft, OwnReview } from '#shared/contract/writing.ts'
import type { Draft, DraftPlace } from './draft.ts'

export type EditableReview = OwnReview & { draft: OwnDraft }

const KEY = 'review-edit'
/** `of`: what it changes, as the server told it: the same in every language of the page. */
type KeptEdit = { of: string; company: string; draft: Draft }

const ofReview = ({ headline, likes, dislikes, advice, draft }: OwnReview): string =>
  JSON.stringify([headline, likes, dislikes, advice, draft])

/** Changes are kept for this tab only, beside what they change and without the code: others may use the device. */
export const editPlace = (review: EditableReview, original: Draft): DraftPlace => ({
  key: KEY,
  read: () => (hasEdit(review) ? keptEdit()?.draft : undefined),
  empty: () => original,
  keep(draft) {
    const kept: KeptEdit = { of: ofReview(review), company: review.company.name, draft }
    try {
      sessionStorage.setItem(KEY, JSON.stringify(kept))
      return true
    } catch {
      return false
    }
  },
  wipe: wipeEdit,
})

/** Whether this tab holds changes of this review that were not sent. */
export const hasEdit = (review: OwnReview): boolean => keptEdit()?.of === ofReview(review)

/** The company about which this tab holds changes that were not sent. */
export const editedCompany = (): string | undefined => keptEdit()?.company

function keptEdit(): KeptEdit | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as KeptEdit | null) ?? undefined
  } catch {
    return undefined
  }
}

export function wipeEdit(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept there either.
  }
}
