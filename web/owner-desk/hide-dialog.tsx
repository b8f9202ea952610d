import { useState, type FormEvent } from 'react'
import type { Output } from '#shared/contract/contract.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { GUIDELINES, type Guideline } from '#shared/contract/keys.ts'
import { useOwner } from '#web/owners/owner-area.tsx'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/controls/dialog.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Stub } from '#web/ui/layout/withheld/withheld.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall } from '#web/platform/session-call.ts'

/** Calls per kind of content that hide it and show it again. */
export const HIDING_CALLS = {
  review: { hide: 'hideReview', unhide: 'unhideReview' },
  salary_comment: { hide: 'hideComment', unhide: 'unhideComment' },
} as const
export type Hideable = keyof typeof HIDING_CALLS
export type Hidden<S extends Hideable> = Output<(typeof HIDING_CALLS)[S]['hide']>

type Props<S extends Hideable> = {
  subject: S
  id: string
  /** Month of a review, for the preview of the stub. */
  month?: string
  open: boolean
  onClose: () => void
  onDone: (now: Hidden<S>) => void
}

const LONGEST = 1000
const FIELDS = ['guideline', 'words']

/** Hides content with the guideline that it breaks, after a preview of what readers will see. */
export function HideDialog<S extends Hideable>(props: Props<S>) {
  const { nav } = useWords('masthead')
  const { hide: words } = useWords('answering')
  return (
    <Dialog wide open={props.open} onClose={props.onClose} title={words.title} close={nav.close}>
      {props.open && <Form {...props} />}
    </Dialog>
  )
}

function Form<S extends Hideable>({ subject, id, month, onClose, onDone }: Props<S>) {
  const { hide: words } = useWords('answering')
  const { items } = useWords('legal').guidelines
  const call = useSessionCall(OWNER)
  const [guideline, setGuideline] = useState<Guideline>()
  const [text, setText] = useState('')
  const { busy, trouble, setTrouble, mended, run } = useSubmit({ offline: words.failed }, FIELDS)

  function send(event: FormEvent) {
    event.preventDefault()
    if (!guideline) return setTrouble({ fields: { guideline: words.choose } })
    if (text.trim().length > LONGEST) return setTrouble({ fields: { words: words.tooLong } })
    run(async () => {
      const body = { guideline, words: text }
      onDone((await call(HIDING_CALLS[subject].hide, { params: { id }, body })) as Hidden<S>)
      onClose()
    })
  }

  return (
    <form className="hiding-f" onSubmit={send} noValidate>
      <p>
        {words.notBroken}{' '}
        {subject === 'review' && (
          <button type="button" className="hiding-just" onClick={onClose}>
            {words.justReply}
          </button>
        )}
      </p>
      <RadioCards
        two
        name="guideline"
        legend={words.which}
        error={trouble.fields['guideline']}
        required
        value={guideline && String(guideline)}
        onChange={value => {
          setGuideline(Number(value) as Guideline)
          mended('guideline')
        }}
        options={GUIDELINES.map(number => ({
          value: String(number),
          label: `${number}. ${items[number - 1]?.title}`,
          hint: number === guideline && items[number - 1]?.body,
        }))}
      />
      <TextArea
        name="words"
        label={words.part}
        hint={words.partHint}
        rows={3}
        limit={LONGEST}
        error={trouble.fields['words']}
        value={text}
        onChange={event => {
          setText(event.currentTarget.value)
          mended('words')
        }}
      />
      <h3>{words.willSee}</h3>
      {subject === 'review' ? <Preview guideline={guideline} month={month} /> : <p>{words.commentSeen}</p>}
      <p className="note">
        {subject === 'review' ? words.after : words.afterComment} {words.most}
      </p>
      {trouble.message && (
        <Notice kind="warn" role="alert">
          <p>{trouble.message}</p>
        </Notice>
      )}
      <div className="answers-btns">
        <Button kind="line" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" kind="warn" busy={busy}>
          {guideline ? words.hideBy(guideline) : words.hide}
        </Button>
      </div>
    </form>
  )
}

function Preview({ guideline, month }: { guideline: Guideline | undefined; month: string | undefined }) {
  const format = useFormats()
  const { company } = useOwner()
  const { hide } = useWords('answering')
  const { stub: words, guidelines } = useWords('reviews')
  return (
    <Stub
      label={words.ownerLabel}
      title={words.owner}
      when={month && <time dateTime={month}>{format.month(month)}</time>}
      note={words.counted}
    >
      <p>
        {words.ownerSays(company.name)}
        {guideline ? words.guideline(String(guideline), guidelines[guideline]) : hide.someGuideline}
        {words.end} {hide.within}
      </p>
    </Stub>
  )
}
