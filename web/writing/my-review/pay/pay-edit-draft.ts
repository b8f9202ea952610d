import type { OwnPay } from '#shared/contract/pay/giving.ts'
import type { DraftPlace } from '#web/forms/draft.ts'
import { storedJson } from '#web/platform/storage.ts'
import type { PayDraft } from '#web/writing/drafts/pay-draft.ts'

export type EditablePay = OwnPay & { pay: NonNullable<OwnPay['pay']> }
/** Of this year and the last one, as long as its code says what was given. */
export const isEditable = (pay: OwnPay): pay is EditablePay => pay.pay !== null && pay.again

/** `of`: what it changes, as the server told it. */
type KeptEdit = { of: string; draft: PayDraft }
const KEY = 'pay-edit'
const EDIT = storedJson<KeptEdit>('tab', KEY)

const ofPay = ({ company, year, pay }: OwnPay): string => JSON.stringify([company?.id, year, pay])

/** Changes are kept for this tab only, beside what they change and without the code: others may use the device. */
export const payEditPlace = (pay: EditablePay, original: PayDraft): DraftPlace<PayDraft> => ({
  key: KEY,
  read: () => (hasPayEdit(pay) ? EDIT.get()?.draft : undefined),
  empty: () => original,
  keep: draft => EDIT.put({ of: ofPay(pay), draft }),
  wipe: wipePayEdit,
  holdsWords: () => true,
})

/** Whether this tab holds changes of this amount that were not sent. */
export const hasPayEdit = (pay: OwnPay): boolean => EDIT.get()?.of === ofPay(pay)

export function wipePayEdit(): void {
  EDIT.put(undefined)
}
