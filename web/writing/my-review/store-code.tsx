import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { storeCode, useOwnCodes, type OwnCode } from '#web/writing/drafts/own-codes.ts'
import { useForget } from './use-forget.ts'

/** Stores the code on this device or deletes it; a useless code can only be deleted. */
export function StoreCode({ own, useful }: { own: OwnCode; useful: boolean }) {
  const { mine } = useWords('writing')
  const { unkept } = useWords('sorry')
  const toast = useToast()
  const forget = useForget()
  const isStored = useOwnCodes().some(({ code }) => code === own.code)
  const change = () => {
    if (isStored) return forget(own)
    toast(storeCode(own) ? mine.storedNow : unkept)
  }
  if (!isStored && !useful) return null
  return (
    <Button kind="line" onClick={change}>
      {isStored ? mine.forget : mine.keep}
    </Button>
  )
}
