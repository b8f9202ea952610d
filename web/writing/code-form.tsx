import { useEffect, useRef, useState, type FormEvent } from 'react'
import { parseManageCode } from '#shared/rules/manage-code.ts'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import type { Problem } from './my-review.tsx'

type Props = { given: string; problem: Problem | undefined; busy: boolean; onOpen: (code: string) => void }

/** One field for the code, forgiving about how it was written down. */
export function CodeForm({ given, problem, busy, onOpen }: Props) {
  const { mine } = useWords('writing')
  const { noScript } = useWords('common')
  const [typed, setTyped] = useState('')
  const [misshapen, setMisshapen] = useState(false)
  const [seen, setSeen] = useState<Problem>()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => setTyped(given), [given])
  useEffect(() => {
    setSeen(problem)
    if (problem === 'wrong') field.current?.focus()
  }, [problem])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = parseManageCode(typed)
    setMisshapen(!code)
    if (!code) return field.current?.focus()
    if (!busy) onOpen(code)
  }
  const wrong = misshapen ? mine.shape : seen === 'wrong' ? mine.wrong : undefined
  return (
    <form noValidate onSubmit={submit}>
      <TextField
        ref={field}
        label={mine.label}
        hint={mine.hint}
        error={wrong}
        className="code-in"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setMisshapen(false)
          setSeen(undefined)
        }}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
      />
      {seen && seen !== 'wrong' && (
        <Notice kind="warn" role="alert">
          {mine[seen]}
        </Notice>
      )}
      <Button type="submit" busy={busy} className="code-go">
        {busy ? mine.opening : mine.open}
      </Button>
      <noscript>
        <p className="note">{noScript}</p>
      </noscript>
    </form>
  )
}
