import { useEffect, useRef, type ReactNode } from 'react'
import { INQUIRY_TEXT } from '#shared/contract/contact/keys.ts'
import { TIME_ZONE } from '#shared/locale.ts'
import { href } from '#shared/paths.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { PlainTrouble } from '#web/forms/plain/plain-trouble.tsx'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink, Button } from '#web/ui/controls/button.tsx'
import { SelectField, type Option } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import type { Received } from './answer.ts'
import type { InquiryState } from './use-inquiry.ts'
import './contact.css'

type Words = { title: string; lead: string; submit: string }
type Props = {
  form: InquiryState
  words: Words
  /** Labels of the fields in the order of the form. */
  labels: Record<string, string>
  aside?: ReactNode
  children: ReactNode
}

/**
 * Page with a form to write to the operator: a plain form with optional JavaScript, and an explanation of the next
 * steps.
 */
export function InquiryForm({ form, words, labels, aside, children }: Props) {
  const locale = useLocale()
  const { storage, privacyPolicy } = useWords('contact')
  if (form.sent) return <Sent sent={form.sent} />
  return (
    <div className="wrap wrap-form inquiry">
      <h1>{words.title}</h1>
      <p className="form-p">{words.lead}</p>
      {form.posted && (
        <PlainTrouble message={form.posted.message} fields={form.posted.fields} labels={labels} />
      )}
      {aside}
      <TroubleBox trouble={form.trouble} plain>
        <form method="post" onSubmit={form.onSubmit} noValidate>
          {children}
          <Button type="submit" full busy={form.busy}>
            {words.submit}
          </Button>
          <p className="note">
            {storage} <a href={href(locale, 'privacy')}>{privacyPolicy}</a>
          </p>
        </form>
      </TroubleBox>
    </div>
  )
}

function Sent({ sent: { ticket, due_at } }: { sent: Received }) {
  const locale = useLocale()
  const { sent: words } = useWords('contact')
  const head = useRef<HTMLHeadingElement>(null)
  useEffect(() => head.current?.focus(), [])
  const until = new Intl.DateTimeFormat(locale === 'id' ? 'id-ID' : 'en-GB', {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: TIME_ZONE,
  }).format(new Date(due_at))
  return (
    <div className="wrap wrap-form inquiry">
      <h1 ref={head} tabIndex={-1}>
        {words.title}
      </h1>
      <p className="form-p" role="status">
        {words.body(ticket, `${until} WIB`)}
      </p>
      <ArrowLink href={href(locale, 'home')}>{words.home}</ArrowLink>
    </div>
  )
}

type Part = { form: InquiryState; name: string; label: string; hint?: string; optional?: string }

/** A single-line field of the form. */
export const Line = ({
  form,
  name,
  ...rest
}: Part & { autoComplete?: string; maxLength: number; type?: string }) => (
  <TextField
    {...rest}
    id={name}
    name={name}
    defaultValue={form.typed[name]}
    error={form.trouble.fields[name]}
    onInput={() => form.mended(name)}
  />
)

export const MailLine = ({ form, hint }: { form: InquiryState; hint?: string }) => {
  const words = useWords('contact')
  return (
    <Line
      form={form}
      name="email"
      type="email"
      autoComplete="email"
      maxLength={254}
      label={words.email}
      hint={hint ?? words.emailHint}
    />
  )
}

export const Message = ({ form, ...rest }: Omit<Part, 'name'>) => (
  <TextArea
    {...rest}
    id="message"
    name="message"
    rows={7}
    maxLength={INQUIRY_TEXT.max}
    defaultValue={form.typed['message']}
    error={form.trouble.fields['message']}
    onInput={() => form.mended('message')}
  />
)

/** A select field of the form. */
export const Choice = ({ form, name, ...rest }: Part & { options: readonly Option[] }) => {
  const { choose } = useWords('contact')
  return (
    <SelectField
      {...rest}
      id={name}
      name={name}
      empty={choose}
      defaultValue={form.typed[name]}
      error={form.trouble.fields[name]}
      onChange={() => form.mended(name)}
    />
  )
}

export const optionsOf = <K extends string>(keys: readonly K[], labels: Record<K, string>): Option[] =>
  keys.map(value => ({ value, label: labels[value] }))
