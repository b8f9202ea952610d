import { useEffect, useRef, useState, type FormEvent } from 'react'
import { GUIDELINES, VACANCY_REASONS, type Guideline, type VacancyReason } from '#shared/contract/keys.ts'
import { httpCall } from '#web/platform/call.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { useTroubleFocus } from '#web/forms/use-trouble-focus.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { preventReload } from '#web/platform/session.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { RadioCards, type RadioCard } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { RefusedLines } from '../screening/refused-lines.tsx'
import { foundIn, loadScreening, refusalsOf } from '../screening/screening.ts'
import { useFindings } from '../screening/use-findings.ts'
import '../reviews.css'

/** Calls per kind of content: reviews and comments are reported by guideline, vacancies by reason. */
const SEND = {
  review: (id: string, chosen: string, words: string) =>
    httpCall('reportReview', {
      params: { id },
      body: { guideline: Number(chosen) as Guideline, words },
    }),
  salary_comment: (id: string, chosen: string, words: string) =>
    httpCall('reportSalaryComment', {
      params: { id },
      body: { guideline: Number(chosen) as Guideline, words },
    }),
  question: (id: string, chosen: string, words: string) =>
    httpCall('reportQuestion', { params: { id }, body: { guideline: Number(chosen) as Guideline, words } }),
  answer: (id: string, chosen: string, words: string) =>
    httpCall('reportAnswer', { params: { id }, body: { guideline: Number(chosen) as Guideline, words } }),
  vacancy: (id: string, chosen: string, words: string) =>
    httpCall('reportVacancy', { params: { id }, body: { reason: chosen as VacancyReason, words } }),
}
export type Subject = keyof typeof SEND
export type ReportProps = { subject: Subject; id: string; open: boolean; onClose: () => void }

const LONGEST = 1000
const FIELDS = ['guideline', 'reason', 'words']

/** Form for reporting content; needs no sign-in, and the reporter's identity is not stored. */
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
  const { field } = useWords('errors')
  const [chosen, setChosen] = useState<string>()
  const options = useOptions(subject, chosen)
  const [text, setText] = useState('')
  const { busy, trouble, setTrouble, mended, run } = useSubmit({ offline: words.failed }, FIELDS)
  const choice = subject === 'vacancy' ? 'reason' : 'guideline'
  const live = refusalsOf(useFindings(text), field)
  const form = useTroubleFocus<HTMLFormElement>(trouble)
  const hasText = text !== ''
  useEffect(() => (hasText ? preventReload() : undefined), [hasText])

  function send(event: FormEvent) {
    event.preventDefault()
    if (chosen === undefined) return setTrouble({ fields: { [choice]: words.of[subject].choose } })
    if (text.trim().length > LONGEST) return setTrouble({ fields: { words: words.tooLong } })
    run(async () => {
      // Screened again on submit, because the findings while typing are debounced.
      const screen = await loadScreening().catch(() => undefined)
      const [refused] = screen ? refusalsOf(foundIn(screen, text), field) : []
      if (refused) return setTrouble({ fields: { words: refused } })
      await SEND[subject](id, chosen, text)
      onSent()
    })
  }

  return (
    <form className="report" ref={form} onSubmit={send} noValidate>
      <p>{words.of[subject].body}</p>
      <RadioCards
        name="chosen"
        legend={words.of[subject].which}
        error={trouble.fields[choice]}
        required
        value={chosen}
        onChange={value => {
          setChosen(value)
          mended(choice)
        }}
        options={options}
      />
      <Words
        text={text}
        live={live}
        error={trouble.fields['words']}
        onChange={typed => {
          setText(typed)
          mended('words')
        }}
      />
      {trouble.message && (
        <Notice kind="warn" role="alert">
          <p>{trouble.message}</p>
        </Notice>
      )}
      <Button type="submit" full busy={busy}>
        {words.send}
      </Button>
    </form>
  )
}

function useOptions(subject: Subject, chosen: string | undefined): readonly RadioCard[] {
  const { reasons } = useWords('reading').report
  const { items } = useWords('legal').guidelines
  if (subject === 'vacancy') return VACANCY_REASONS.map(value => ({ value, label: reasons[value] }))
  return GUIDELINES.map(number => ({
    value: String(number),
    label: `${number}. ${items[number - 1]?.title}`,
    // The explanation appears after a choice: six explanations would push the text field out of view.
    hint: String(number) === chosen && items[number - 1]?.body,
  }))
}

type WordsProps = {
  text: string
  /** Refusals found while typing. */
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

/** The field is the last one in the dialog: a message below it would be out of view. */
const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

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
