import type { ReactNode } from 'react'
import { Disclosure } from '../layout/section.tsx'
import { CopyableCode, type CodeWords } from './copyable-code.tsx'

/** A code that is hidden until it is tapped, so that it cannot be read over the shoulder. */
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
    <CopyableCode code={code} words={words} />
  </Disclosure>
)
