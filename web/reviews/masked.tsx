import { MASK } from '#shared/contract/keys.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Mask } from '#web/ui/mark.tsx'

/** An author's words, in which a span that a moderator masked says so in the reader's language. */
export function Masked({ text }: { text: string }) {
  const locale = useLocale()
  const { masked } = useWords('reviews')
  return text.split(MASK).flatMap((part, i) =>
    i === 0
      ? [part]
      : [
          <span key={i} lang={locale}>
            <Mask>{masked}</Mask>
          </span>,
          part,
        ],
  )
}

/** The same where only plain text can stand: titles of pages. */
export const withoutMasks = (text: string): string => text.replaceAll(MASK, '…')
