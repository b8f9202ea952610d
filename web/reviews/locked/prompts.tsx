import { useEffect, useState, type ComponentType } from 'react'
import { useDialogPlace } from '#web/platform/dialog-place.ts'
import { useLocale } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import type { PromptProps } from './prompt-dialogs.tsx'

/** Hashes of the dialogs in the address. */
const SEE_ALL = 'semua'
const WRITE = 'tulis'

export const useSeeAllPrompt = () => useDialogPlace(SEE_ALL)
export const useWritePrompt = () => useDialogPlace(WRITE)

/** Dialogs over the list: to see all reviews and to write one. Code and words are loaded when one is opened. */
export function Prompts(props: Pick<PromptProps, 'company' | 'total'>) {
  const locale = useLocale()
  const seeAll = useSeeAllPrompt()
  const write = useWritePrompt()
  const [Dialogs, setDialogs] = useState<ComponentType<PromptProps>>()
  const isWanted = (seeAll.isOpen || write.isOpen) && !Dialogs
  useEffect(() => {
    if (!isWanted) return
    // If loading fails, the list stays usable, and a second press follows the link.
    Promise.all([import('./prompt-dialogs.tsx'), loadWords(locale, ['reading'])]).then(
      ([{ PromptDialogs }]) => setDialogs(() => PromptDialogs),
      () => undefined,
    )
  }, [isWanted, locale])
  return Dialogs ? <Dialogs {...props} seeAll={seeAll} write={write} /> : null
}
