import { useEffect, useRef, useState, type ReactNode, type SyntheticEvent } from 'react'
import type { AskerType } from '#shared/contract/keys.ts'
import { ASKER_NAME } from '#shared/contract/questions/limits.ts'
import { href } from '#shared/paths.ts'
import { PlainTrouble } from '#web/forms/plain/plain-trouble.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import type { Answered } from './send.ts'

type Words = { label: string; hint: string }
type Props = {
  words: Words
  most: number
  types: readonly AskerType[]
  answer: Answered | undefined
  named?: boolean
  /** Hides the email field: an existing question or answer already has its address for notifications. */
  unwritten?: boolean
  onType?: (text: string) => void
  similar?: ReactNode
}

/** Fields of a question or an answer in a plain form; the first invalid field gets focus. */
export function MessageFields({ words, most, types, answer, named, unwritten, onType, similar }: Props) {
  const { form } = useWords('asking')
  const { authors } = useWords('questions')
  const { typed = {} } = answer ?? {}
  const { errors, mended } = useErrors(answer)
  const box = useRef<HTMLDivElement>(null)
  const wrong = answer?.errors
  useEffect(() => {
    if (wrong) box.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [wrong])
  return (
    <div ref={box}>
      <PlainTrouble
        message={answer?.message}
        fields={wrong ?? {}}
        labels={{
          message: words.label,
          author_type: form.as,
          name: form.name,
          email: form.email,
          agree: form.agree.join(' '),
        }}
      />
      <TextArea
        id="message"
        name="message"
        label={words.label}
        hint={words.hint}
        rows={4}
        maxLength={most}
        defaultValue={typed['message']}
        error={errors['message']}
        onInput={(event: SyntheticEvent<HTMLTextAreaElement>) => {
          mended('message')
          onType?.(event.currentTarget.value)
        }}
      />
      {similar}
      <SelectField
        id="author_type"
        name="author_type"
        label={form.as}
        options={types.map(value => ({ value, label: authors[value] }))}
        defaultValue={typed['author_type'] ?? 'undisclosed'}
        error={errors['author_type']}
        onChange={() => mended('author_type')}
      />
      {named && (
        <TextField
          id="name"
          name="name"
          label={form.name}
          optional={form.optional}
          hint={form.nameHint}
          maxLength={ASKER_NAME}
          defaultValue={typed['name']}
          error={errors['name']}
          onInput={() => mended('name')}
        />
      )}
      {!unwritten && (
        <TextField
          id="email"
          name="email"
          inputMode="email"
          autoComplete="email"
          label={form.email}
          optional={form.optional}
          hint={form.emailHint}
          maxLength={254}
          defaultValue={typed['email']}
          error={errors['email']}
          onInput={() => mended('email')}
        />
      )}
      <Agree ticked={typed['agree'] === 'true'} error={errors['agree']} onChange={() => mended('agree')} />
    </div>
  )
}

/** Error of each field, until the field is edited. */
function useErrors(answer: Answered | undefined) {
  const [past, setPast] = useState<{ of: Answered | undefined; fields: string[] }>({ of: answer, fields: [] })
  const fields = past.of === answer ? past.fields : []
  const remaining = Object.entries(answer?.errors ?? {}).filter(([field]) => !fields.includes(field))
  return {
    errors: Object.fromEntries(remaining) as Record<string, string | undefined>,
    mended(field: string) {
      if (answer?.errors?.[field] && !fields.includes(field))
        setPast({ of: answer, fields: [...fields, field] })
    },
  }
}

type AgreeProps = { ticked: boolean; error: string | undefined; onChange: () => void }

function Agree({ ticked, error, onChange }: AgreeProps) {
  const locale = useLocale()
  const { form } = useWords('asking')
  return (
    <Checkbox id="agree" name="agree" value="true" defaultChecked={ticked} error={error} onChange={onChange}>
      {form.agree[0]} <a href={href(locale, 'guidelines')}>{form.agree[1]}</a> {form.agree[2]}{' '}
      <a href={href(locale, 'terms')}>{form.agree[3]}</a>.
    </Checkbox>
  )
}
