import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { codeInText } from './code-in-text.ts'
import type { Problem } from './problem.ts'

type Props = { given: string; problem: Problem | undefined; busy: boolean; onOpen: (code: string) => void }
const SHAPE = { kind: 'shape' } as const

/** Field for the code, tolerant of formatting. Uncontrolled, so that input from before hydration remains. */
export function CodeForm({ given, problem, busy, onOpen }: Props) {
  const { mine } = useWords('writing')
  const [misshapen, setMisshapen] = useState(false)
  const [mended, setMended] = useState<Problem>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (problem?.kind === 'wrong') field.current?.focus()
  }, [problem])
  const shown = misshapen ? SHAPE : problem === mended ? undefined : problem
  const isInvalid = shown?.kind === 'wrong' || shown?.kind === 'shape'
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = codeInText(field.current?.value ?? '')
    setMisshapen(!code)
    if (!code) return field.current?.focus()
    if (!busy) onOpen(code)
  }
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={mine.label}
        hint={mine.hint}
        error={isInvalid ? mine[shown.kind] : undefined}
        className="code-in"
        defaultValue={given}
        onChange={() => {
          setMisshapen(false)
          setMended(problem)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      {shown && !isInvalid && (
        <Notice kind="warn" role="alert">
          {mine[shown.kind]}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="code-go">
        {busy ? mine.opening : mine.open}
      </Button>
      <noscript>
        <p className="note">{mine.noScript}</p>
      </noscript>
    </form>
  )
}
