import { useContext } from 'react'
import { MASK } from '#shared/contract/keys.ts'
import { splitAtFound } from '#shared/rules/found-words.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Mark, Mask } from '#web/ui/layout/mark.tsx'
import { FoundWords } from './found-words.ts'

/** An author's text: masked spans are replaced by a note in the reader's language, search words are highlighted. */
export function Masked({ text }: { text: string }) {
  const locale = useLocale()
  const { masked } = useWords('reviews')
  return text.split(MASK).flatMap((part, i) => {
    const words = <Found key={`${i} words`} text={part} />
    if (i === 0) return [words]
    return [
      <span key={i} lang={locale}>
        <Mask>{masked}</Mask>
      </span>,
      words,
    ]
  })
}

const Found = ({ text }: { text: string }) =>
  splitAtFound(text, useContext(FoundWords)).map((part, i) =>
    i % 2 === 1 ? (
      <Mark kind="found" key={i}>
        {part}
      </Mark>
    ) : (
      part
    ),
  )

/** The same as plain text, for page titles. */
export const withoutMasks = (text: string): string => text.replaceAll(MASK, '…')
