import { useEffect, useState, type ComponentType } from 'react'
import { useDialogPlace } from '#web/platform/dialog-place.ts'
import { useLocale } from '#web/platform/locale.ts'
import { loadWords } from '#web/platform/words.ts'
import type { PromptProps } from './prompt-dialogs.tsx'

/** Behind the # of the address. */
const SEE_ALL = 'semua'
const WRITE = 'tulis'

export const useSeeAllPrompt = () => useDialogPlace(SEE_ALL)
export const useWritePrompt = () => useDialogPlace(WRITE)

/** The prompts to see all reviews and to write one, over the list; their code and words come when one is asked for. */
export function Prompts(props: Pick<PromptProps, 'company' | 'total'>) {
  const locale = useLocale()
  const seeAll = useSeeAllPrompt()
  const write = useWritePrompt()
  const [Dialogs, setDialogs] = useState<ComponentType<PromptProps>>()
  const isWanted = (seeAll.isOpen || write.isOpen) && !Dialogs
  useEffect(() => {
    if (!isWanted) return
    // Where they cannot be had the list stands as it is, and its links lead on when they are pressed again.
    Promise.all([import('./prompt-dialogs.tsx'), loadWords(locale, ['reading'])]).then(
      ([{ PromptDialogs }]) => setDialogs(() => PromptDialogs),
      () => undefined,
    )
  }, [isWanted, locale])
  return Dialogs ? <Dialogs {...props} seeAll={seeAll} write={write} /> : null
}
