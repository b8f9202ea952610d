import { useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { forgetCode, storeCode, type OwnCode } from '#web/writing/drafts/own-codes.ts'

/** Deletes a code from this device. It may be the only copy, so that a toast offers to restore it. */
export function useForget(): (own: OwnCode) => void {
  const { mine } = useWords('writing')
  const toast = useToast()
  return own => {
    forgetCode(own.code)
    toast(mine.forgotten, { label: mine.undo, onPress: () => void storeCode(own) })
  }
}
