import { useEffect, useRef, useState, type FormEvent } from 'react'
import { GUIDELINES, type Guideline } from '#shared/contract/keys.ts'
import { httpCall, isCallError, type CallError } from '#web/platform/call.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { holdWords } from '#web/platform/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { RefusedLines } from './screening/refused-lines.tsx'
import { foundIn, loadScreening, refusalsOf } from './screening/screening.ts'
import { useFindings } from './screening/use-findings.ts'
import './reviews.css'

/** What can be reported: its call, and the name of its words. */
const CALLS = { review: 'reportReview', salary_comment: 'reportSalaryComment' } as const
export type Subject = keyof typeof CALLS
export type ReportProps = { subject: Subject; id: string; open: boolean; onClose: () => void }
type Trouble = { guideline?: string; words?: string; whole?: string }

const LONGEST = 1000

/** A reader says which guideline something breaks; no sign-in, and nobody keeps who said it. */
export function ReportDialog({ subject, id, open, onClose }: ReportProps) {
  const { nav } = useWords('masthead')
  const { report: words } = useWords('reading')
  const [sent, setSent] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={sent ? words.thanks : words.of[subject].title}
      close={nav.close}
    >
      {sent ? (
        <Sent subject={subject} onClose={onClose} />
      ) : (
        <Form subject={subject} id={id} onSent={() => setSent(true)} />
      )}
    </Dialog>
  )
}

function Form({ subject, id, onSent }: Pick<ReportProps, 'subject' | 'id'> & { onSent: () => void }) {
  const { report: words } = useWords('reading')
  const { items } = useWords('legal').guidelines
  const { field } = useWords('errors')
  const [guideline, setGuideline] = useState<Guideline>()
  const [text, setText] = useState('')
  const [trouble, setTrouble] = useState<Trouble>({})
  const [busy, setBusy] = useState(false)
  const live = refusalsOf(useFindings(text), field)
  const form = useRef<HTMLFormElement>(null)
  const held = text !== ''
  useEffect(() => (held ? holdWords() : undefined), [held])

  function refuse(found: Trouble) {
    setBusy(false)
    setTrouble(found)
    const first = found.guideline ? 'input' : found.words ? 'textarea' : undefined
    if (first) form.current?.querySelector<HTMLElement>(first)?.focus()
  }

  async function send(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    if (guideline === undefined) return refuse({ guideline: words.choose })
    if (text.trim().length > LONGEST) return refuse({ words: words.tooLong })
    setBusy(true)
    // What was found while one wrote is of a moment ago.
    const screen = await loadScreening().catch(() => undefined)
    const [refused] = screen ? refusalsOf(foundIn(screen, text), field) : []
    if (refused) return refuse({ words: refused })
    try {
      await httpCall(CALLS[subject], { params: { id }, body: { guideline, words: text } })
      onSent()
    } catch (error) {
      if (!isCallError(error)) throw error
      refuse(troubleOf(error, words.failed))
    }
  }

  return (
    <form className="report" ref={form} onSubmit={send} noValidate>
      <p>{words.of[subject].body}</p>
      <RadioCards
        name="guideline"
        legend={words.which}
        error={trouble.guideline}
        required
        value={guideline && String(guideline)}
        onChange={value => {
          setGuideline(Number(value) as Guideline)
          setTrouble({})
        }}
        options={GUIDELINES.map(number => ({
          value: String(number),
          label: `${number}. ${items[number - 1]?.title}`,
          // Explained once it is chosen: six explanations would push what follows out of view.
          hint: number === guideline && items[number - 1]?.body,
        }))}
      />
      <Words
        text={text}
        live={live}
        error={trouble.words}
        onChange={typed => {
          setText(typed)
          setTrouble({})
        }}
      />
      {trouble.whole && (
        <Notice kind="warn" role="alert">
          <p>{trouble.whole}</p>
        </Notice>
      )}
      <Button type="submit" full busy={busy}>
        {words.send}
      </Button>
    </form>
  )
}

type WordsProps = {
  text: string
  /** What must go, as it is found while one writes. */
  live: readonly string[]
  error: string | undefined
  onChange: (text: string) => void
}

function Words({ text, live, error, onChange }: WordsProps) {
  const { count } = useFormats()
  const { report: words } = useWords('reading')
  const refused = live.length > 0 ? live : error ? [error] : []
  return (
    <>
      <TextArea
        name="words"
        label={words.words}
        optional={words.optional}
        hint={words.hint}
        error={
          refused.length > 0 ? (
            <span ref={intoView}>
              <RefusedLines texts={refused} />
            </span>
          ) : undefined
        }
        rows={3}
        limit={LONGEST}
        counter={used => words.counter(count(used), count(LONGEST))}
        value={text}
        onChange={event => onChange(event.currentTarget.value)}
      />
      <p className="vh" role="status">
        {live.join(' ')}
      </p>
    </>
  )
}

/** The field is the dialog's last: what is said below it would stand out of view. */
const intoView = (said: HTMLElement | null) => said?.scrollIntoView({ block: 'nearest' })

function Sent({ subject, onClose }: Pick<ReportProps, 'subject' | 'onClose'>) {
  const { nav } = useWords('masthead')
  const { report: words } = useWords('reading')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <>
      <div role="status">
        <p>{words.of[subject].next}</p>
      </div>
      <Button kind="line" full ref={button} onClick={onClose}>
        {nav.close}
      </Button>
    </>
  )
}

/** A refused report in words: beside the field where the server names one. */
function troubleOf({ errors, message }: CallError, failed: string): Trouble {
  const [guideline, words] = [errors['guideline']?.[0], errors['words']?.[0]]
  if (guideline) return { guideline }
  if (words) return { words }
  return { whole: message || failed }
}
