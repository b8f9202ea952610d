import { useWords } from '#web/platform/locale.ts'
import { useToast } from '#web/ui/controls/toast.tsx'
import { forgetCode, keepCode, type OwnCode } from '#web/writing/drafts/own-codes.ts'

/** Takes a code off this device. It may be the only copy, so for a while it can be put back. */
export function useForget(): (own: OwnCode) => void {
  const { mine } = useWords('writing')
  const toast = useToast()
  return own => {
    forgetCode(own.code)
    toast(mine.forgotten, { label: mine.undo, onPress: () => void keepCode(own) })
  }
}
