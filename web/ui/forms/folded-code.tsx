import type { ReactNode } from 'react'
import { Disclosure } from '../layout/section.tsx'
import { KeptCode, type CodeWords } from './kept-code.tsx'

/** A kept code that nobody reads in passing: behind a tap. */
export const FoldedCode = ({
  code,
  summary,
  words,
}: {
  code: string
  summary: ReactNode
  words: CodeWords
}) => (
  <Disclosure summary={summary}>
    <KeptCode code={code} words={words} />
  </Disclosure>
)
