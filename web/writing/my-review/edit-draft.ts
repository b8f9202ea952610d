import { storedJson } from '#web/platform/storage.ts'
import type { OwnDraft, OwnReview } from '#shared/contract/writing/writing.ts'
import type { DraftPlace } from '#web/forms/draft.ts'
import { hasWords, type Draft } from '#web/writing/drafts/draft.ts'

export type EditableReview = OwnReview & { draft: OwnDraft }

/** `of` identifies the review by its content from the server, which is the same in both languages of the page. */
type StoredEdit = { of: string; company: string; draft: Draft }
const KEY = 'review-edit'
const EDIT = storedJson<StoredEdit>('tab', KEY)

const ofReview = ({ headline, likes, dislikes, advice, draft }: OwnReview): string =>
  JSON.stringify([headline, likes, dislikes, advice, draft])

/** Changes are stored for this tab only and without the code, because others may use the device. */
export const editPlace = (review: EditableReview, original: Draft): DraftPlace<Draft> => ({
  key: KEY,
  read: () => (hasEdit(review) ? EDIT.get()?.draft : undefined),
  empty: () => original,
  // The consent is not stored: it is asked for again when the draft is continued.
  save: draft =>
    EDIT.put({ of: ofReview(review), company: review.company.name, draft: { ...draft, agree: false } }),
  wipe: wipeEdit,
  hasInput: hasWords,
})

/** Whether this tab has unsent changes of this review. */
export const hasEdit = (review: OwnReview): boolean => EDIT.get()?.of === ofReview(review)

/** Company of the unsent changes in this tab. */
export const editedCompany = (): string | undefined => EDIT.get()?.company

export function wipeEdit(): void {
  EDIT.put(undefined)
}
