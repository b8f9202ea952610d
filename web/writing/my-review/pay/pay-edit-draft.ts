import type { OwnPay } from '#shared/contract/pay/giving.ts'
import type { DraftPlace } from '#web/forms/draft.ts'
import { storedJson } from '#web/platform/storage.ts'
import type { PayDraft } from '#web/writing/drafts/pay-draft.ts'

export type EditablePay = OwnPay & { pay: NonNullable<OwnPay['pay']> }
/** Pay of this year or last year can be edited as long as its code returns the amounts. */
export const isEditable = (pay: OwnPay): pay is EditablePay => pay.pay !== null && pay.again

/** `of` identifies the edited pay by its content from the server. */
type StoredEdit = { of: string; draft: PayDraft }
const KEY = 'pay-edit'
const EDIT = storedJson<StoredEdit>('tab', KEY)

const ofPay = ({ company, year, pay }: OwnPay): string => JSON.stringify([company?.id, year, pay])

/** Changes are stored for this tab only and without the code, because others may use the device. */
export const payEditPlace = (pay: EditablePay, original: PayDraft): DraftPlace<PayDraft> => ({
  key: KEY,
  read: () => (hasPayEdit(pay) ? EDIT.get()?.draft : undefined),
  empty: () => original,
  save: draft => EDIT.put({ of: ofPay(pay), draft }),
  wipe: wipePayEdit,
  hasInput: () => true,
})

/** Whether this tab has unsent changes of this amount. */
export const hasPayEdit = (pay: OwnPay): boolean => EDIT.get()?.of === ofPay(pay)

export function wipePayEdit(): void {
  EDIT.put(undefined)
}
