import { useRef, useState, type FormEvent } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { httpCall, isCallError } from '#web/platform/call.ts'
import type { OwnAsked as Own } from '#shared/contract/questions/asking.ts'
import { parseManageCode } from '#shared/rules/manage-code.ts'
import { ActionButton, Button, LinkButton } from '#web/ui/controls/button.tsx'
import { FoldedCode } from '#web/ui/forms/folded-code.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { forgetAskedCode, useAskedCodes } from './kept-codes.ts'
import { OwnAsked } from './own-asked.tsx'
import '../questions.css'

type Opened = { code: string; own: Own }

/** One's own questions and answers, by their codes alone. */
export function OwnQuestions() {
  const { own: words } = useWords('asking')
  const [opened, setOpened] = useState<Opened>()
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)

  async function open(code: string) {
    setBusy(true)
    setProblem(undefined)
    try {
      setOpened({ code, own: await httpCall('ownMessage', {}, code) })
    } catch (error) {
      setProblem(isCallError(error) && error.status === 404 ? words.wrong : words.failed)
    }
    setBusy(false)
  }

  function press(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = parseManageCode(field.current?.value ?? '')
    if (!code) return setProblem(words.wrong)
    if (!busy) void open(code)
  }

  if (opened)
    return (
      <div className="wrap wrap-form asked-page">
        <OwnAsked
          key={opened.code}
          {...opened}
          onChange={() => open(opened.code)}
          onLeave={() => setOpened(undefined)}
        />
      </div>
    )
  return (
    <div className="wrap wrap-form asked-page">
      <h1>{words.title}</h1>
      <p className="form-p">{words.lead}</p>
      <form className="only-script" noValidate onSubmit={press}>
        <TextField
          ref={field}
          label={words.label}
          hint={words.hint}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <Button type="submit" busy={busy}>
          {busy ? words.opening : words.open}
        </Button>
      </form>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <Kept onOpen={code => void open(code)} />
    </div>
  )
}

function Kept({ onOpen }: { onOpen: (code: string) => void }) {
  const { own: words } = useWords('asking')
  const codes = useAskedCodes()
  if (codes.length === 0) return null
  return (
    <Section title={words.kept}>
      <ul className="asked-kept">
        {codes.map(({ code, kind, company }) => (
          <li key={code}>
            <LinkButton onClick={() => onOpen(code)}>{words.one(words.kinds[kind], company)}</LinkButton>
            <span className="note">… {code.slice(-4)}</span>
            <ActionButton icon="trash-2" quiet onClick={() => forgetAskedCode(code)}>
              {words.forget}
              <span className="vh"> ({code.slice(-4)})</span>
            </ActionButton>
            <FoldedCode
              code={code}
              summary={
                <>
                  {words.code.show}
                  <span className="vh"> ({code.slice(-4)})</span>
                </>
              }
              words={words.code}
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
