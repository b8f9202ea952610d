import { useState } from 'react'
import { ActionButton } from '../controls/button.tsx'
import { CodeBlock } from './code-block.tsx'

export type CodeWords = { name: string; copy: string; copied: string; copyFailed: string }

/** A code in full for the user to write down or, with JavaScript, to copy. */
export function CopyableCode({ code, words }: { code: string; words: CodeWords }) {
  const [copied, setCopied] = useState<string>()
  const copy = () =>
    navigator.clipboard.writeText(code).then(
      () => setCopied(words.copied),
      () => setCopied(words.copyFailed),
    )
  return (
    <>
      <CodeBlock code={code} label={words.name} />
      <ActionButton className="only-script" icon="copy" onClick={() => void copy()}>
        {words.copy}
      </ActionButton>{' '}
      <span role="status">{copied}</span>
    </>
  )
}
