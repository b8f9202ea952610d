import { useWords } from '#web/platform/locale.ts'
import { useCanStore } from '#web/platform/storage.ts'
import { Notice } from '#web/ui/layout/notice.tsx'

/** Warning on sign-in and save actions that this browser does not store anything. */
export function VisitOnly() {
  const { unkept } = useWords('sorry')
  return useCanStore() ? null : (
    <Notice>
      <p>{unkept}</p>
    </Notice>
  )
}
