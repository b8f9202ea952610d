import { useWords } from '#web/platform/locale.ts'
import { useIsKept } from '#web/platform/storage.ts'
import { Notice } from '#web/ui/layout/notice.tsx'

/** Warning on sign-in and save actions that this browser does not store anything. */
export function VisitOnly() {
  const { unkept } = useWords('sorry')
  return useIsKept() ? null : (
    <Notice>
      <p>{unkept}</p>
    </Notice>
  )
}
