import { useWords } from '#web/platform/locale.ts'
import { useIsKept } from '#web/platform/storage.ts'
import { Notice } from '#web/ui/layout/notice.tsx'

/** Where one signs in or saves: says that this browser will not remember it. */
export function VisitOnly() {
  const { unkept } = useWords('sorry')
  return useIsKept() ? null : (
    <Notice>
      <p>{unkept}</p>
    </Notice>
  )
}
