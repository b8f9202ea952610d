import { useEffect, useRef, type FormEvent, type ReactNode, useState } from 'react'
import type { PostAct } from '#shared/contract/library/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Listed, Writing } from './text.ts'
import type { Texts } from './use-texts.ts'
import { changedLines } from './changed-lines.ts'
import { Confirm } from '#web/ui/controls/confirm.tsx'
import './texts.css'

/** Props of a field. */
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

/** Form of a text. Unsaved input stays in the form; saving creates the next version. */
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
  // The invalid field may be far above the button.
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
        {draft ? words.unsavedNote : saved && words.saved(words.states[edited.state])}
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

/** Changes that a colleague has saved in the meantime, and the choice of a version. */
function Conflict<L extends Listed, W extends Writing>({
  texts: { edited, outdated, discard, keepMine },
  labels,
}: {
  texts: Texts<L, W>
  labels: Record<keyof W & string, string>
}) {
  const { count } = useFormats()
  const { texts: words } = useWords('team')
  const place = useRef<HTMLDivElement>(null)
  // The notice may be far above the button that caused it.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' })
  }, [edited, outdated])
  if (!edited || !outdated) return null
  const changes = changedLines(outdated, edited.written)
  return (
    <div ref={place}>
      <Notice kind="warn" role="alert">
        <p>{words.conflict(count(edited.version))}</p>
        {changes.length === 0 && <p>{words.nothingElse}</p>}
        {changes.map(({ field, removed, added }) => (
          <div key={field}>
            <b>{labels[field]}</b>
            {removed.map((line, at) => (
              <p key={at}>
                {words.removed}: <del lang={edited.locale}>{line}</del>
              </p>
            ))}
            {added.map((line, at) => (
              <p key={at}>
                {words.added}: <ins lang={edited.locale}>{line}</ins>
              </p>
            ))}
          </div>
        ))}
        <Button kind="line" onClick={keepMine}>
          {words.keepMine}
        </Button>{' '}
        <Discard label={words.takeTheirs} onDiscard={discard} />
      </Notice>
    </div>
  )
}

type DiscardProps = { label: string; className?: string; onDiscard: () => void }

/** Button that discards unsaved input, after a confirmation. */
function Discard({ label, className, onDiscard }: DiscardProps) {
  const { keys, texts: words } = useWords('team')
  const [confirming, setConfirming] = useState(false)
  const close = () => setConfirming(false)
  return (
    <>
      <Button kind="line" className={className} onClick={() => setConfirming(true)}>
        {label}
      </Button>
      <Confirm
        open={confirming}
        title={words.sure.title}
        close={keys.close}
        no={words.sure.no}
        yes={words.sure.yes}
        warns
        onNo={close}
        onYes={() => {
          close()
          onDiscard()
        }}
      >
        <p>{words.sure.body}</p>
      </Confirm>
    </>
  )
}
