import { useContext } from 'react'
import { MASK } from '#shared/contract/keys.ts'
import { splitAtFound } from '#shared/rules/found-words.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Mark, Mask } from '#web/ui/layout/mark.tsx'
import { FoundWords } from './found-words.ts'

/** An author's words: a span that a moderator masked says so in the reader's language, words searched for are marked. */
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

/** The same where only plain text can stand: titles of pages. */
export const withoutMasks = (text: string): string => text.replaceAll(MASK, '…')
