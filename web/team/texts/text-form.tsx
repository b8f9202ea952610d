import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import type { PostAct } from '#shared/contract/library/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { Conflict } from './conflict.tsx'
import { Discard } from './discard.tsx'
import type { Listed, Writing } from './text.ts'
import type { Texts } from './use-texts.ts'
import './texts.css'

/** What a field of the form says and does. */
type FieldOf<W> = (name: keyof W & string) => {
  id: string
  label: string
  error: string | undefined
  value: string
  onChange: (event: { target: { value: string } }) => void
}

type Props<L extends Listed, W extends Writing> = {
  texts: Texts<L, W>
  labels: Record<keyof W & string, string>
  acts: readonly PostAct[]
  newOne: string
  children: (field: FieldOf<W>) => ReactNode
}

/** What is written stays in the form until it is saved; saving gives the next version. */
export function TextForm<L extends Listed, W extends Writing>({
  texts,
  labels,
  acts,
  newOne,
  children,
}: Props<L, W>) {
  const { count } = useFormats()
  const { texts: words } = useWords('team')
  const { edited, written, draft, outdated, busy, errors, failed, saved } = texts
  const form = useRef<HTMLFormElement>(null)
  // What was refused may stand far above the button.
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus(), [errors])
  if (!edited || !written) return null
  const field: FieldOf<W> = name => ({
    id: name,
    label: labels[name],
    error: errors[name]?.[0],
    value: written[name] ?? '',
    onChange: event => void texts.write({ ...written, [name]: event.target.value }),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    void texts.save((submitter as HTMLButtonElement | null)?.value as PostAct)
  }
  return (
    <form noValidate onSubmit={save} ref={form}>
      <h2>
        {edited.version === 0 ? newOne : words.version(count(edited.version), words.states[edited.state])}
      </h2>
      <Conflict texts={texts} labels={labels} />
      {children(field)}
      <p role="status" className="note">
        {draft ? words.kept : saved && words.saved(words.states[edited.state])}
      </p>
      {failed === 'save' && (
        <Notice kind="warn" role="alert">
          {words.notDone}
        </Notice>
      )}
      <div className="text-acts">
        {acts.map(act => (
          <Button
            key={act}
            type="submit"
            value={act}
            {...(act !== 'publish' && { kind: 'line' })}
            busy={busy}
          >
            {words[act]}
          </Button>
        ))}
        {draft && !outdated && (
          <Discard label={words.discard} className="text-discard" onDiscard={texts.discard} />
        )}
      </div>
    </form>
  )
}
