import { useState, type ReactNode } from 'react'
import { ActionButton } from '../controls/button.tsx'
import { Disclosure } from '../layout/section.tsx'
import { CodeBlock } from './code-block.tsx'

type Words = { name: string; copy: string; copied: string; copyFailed: string }

/** A kept code that nobody reads in passing: whole behind a tap, to be written down or copied. */
export function FoldedCode({ code, summary, words }: { code: string; summary: ReactNode; words: Words }) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(words.copied),
      () => setCopied(words.copyFailed),
    )
  return (
    <Disclosure summary={summary}>
      <CodeBlock code={code} label={words.name} />
      <ActionButton icon="copy" onClick={() => void copy()}>
        {words.copy}
      </ActionButton>{' '}
      <span role="status">{copied}</span>
    </Disclosure>
  )
}
