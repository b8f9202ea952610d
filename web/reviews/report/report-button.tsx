import { useState, type ComponentType } from 'react'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import { ActionButton } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import type { ReportProps } from './report-dialog.tsx'

/**
 * Opens the dialog for reporting content. Dialog and words are loaded on the first click and stay mounted, so that
 * closing does not lose the text.
 */
export function ReportButton({
  subject,
  id,
  titleId,
  children,
}: Pick<ReportProps, 'subject' | 'id'> & {
  /** Id of the element that names the content. */
  titleId: string
  /** Label where the page has several such buttons. */
  children?: string
}) {
  const locale = useLocale()
  const words = useWords('reviews')
  const toast = useToast()
  const [Dialog, setDialog] = useState<ComponentType<ReportProps>>()
  const [open, setOpen] = useState(false)
  const openDialog = () => {
    setOpen(true)
    if (Dialog) return
    Promise.all([import('./report-dialog.tsx'), loadWords(locale, ['reading', 'legal', 'errors'])]).then(
      ([{ ReportDialog }]) => setDialog(() => ReportDialog),
      () => toast(words.notSent),
    )
  }
  return (
    <>
      <ActionButton className="only-script" icon="flag" quiet aria-describedby={titleId} onClick={openDialog}>
        {children ?? words.report}
      </ActionButton>
      {Dialog && <Dialog subject={subject} id={id} open={open} onClose={() => setOpen(false)} />}
    </>
  )
}
