import { useEffect, useRef, useState } from 'react'
import { SIZE_BANDS } from '#shared/contract/keys.ts'
import { isMailboxAt } from '#shared/rules/mail/free-mail.ts'
import { TroubleBox } from '#web/forms/trouble-box.tsx'
import { LegalLink } from '#web/library/legal/legal-link.tsx'
import { useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { RadioCards } from '#web/ui/forms/questions/radio-cards.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { ProofFiles } from '#web/forms/files/proof-files.tsx'
import { useClaimForm, type ClaimedCompany, type ClaimFormState, type Sent } from './use-claim-form.ts'
import './claim.css'

type Props = { company?: ClaimedCompany | undefined; onSent: (sent: Sent) => void }
type Part = { form: ClaimFormState }

/** Form to claim a company: role and proof of the claimant. */
export function ClaimForm({ company, onSent }: Props) {
  const words = useWords('claims')
  const form = useClaimForm(company, onSent)
  return (
    <TroubleBox trouble={form.trouble}>
      <form
        className="claim"
        noValidate
        onSubmit={event => {
          event.preventDefault()
          form.send(new FormData(event.currentTarget))
        }}
      >
        {!company && <NamedCompany form={form} />}
        <Line form={form} name="name" label={words.name} autoComplete="name" maxLength={80} />
        <Line form={form} name="role" label={words.role} autoComplete="organization-title" maxLength={80} />
        <MailField form={form} host={company?.website_host ?? null} />
        <PhoneFields form={form} />
        <More form={form} />
        <ProofFiles
          proof={form.proof}
          error={form.trouble.fields['upload_files']}
          onChanged={() => form.mended('upload_files')}
          words={words.files}
          optional={words.optional}
        />
        <Agree form={form} />
        <Button type="submit" full busy={form.busy}>
          {form.question ? words.email.anyway : words.submit}
        </Button>
      </form>
    </TroubleBox>
  )
}

function Line({
  form,
  name,
  ...rest
}: Part & { name: string; label: string; hint?: string; autoComplete?: string; maxLength: number }) {
  return (
    <TextField {...rest} name={name} error={form.trouble.fields[name]} onInput={() => form.mended(name)} />
  )
}

function NamedCompany({ form }: Part) {
  const words = useWords('claims')
  const [chosen, setChosen] = useState('')
  return (
    <>
      <Line
        form={form}
        name="company_name"
        label={words.company.label}
        hint={words.company.hint}
        autoComplete="organization"
        maxLength={120}
      />
      {form.candidates.length > 0 && (
        <RadioCards
          name="company_id"
          legend={words.which}
          value={chosen}
          onChange={setChosen}
          options={form.candidates.map(({ id, name, place }) => ({
            value: id,
            label: place ? `${name}, ${place}` : name,
          }))}
        />
      )}
    </>
  )
}

function MailField({ form, host }: Part & { host: string | null }) {
  const { email } = useWords('claims')
  const [typed, setTyped] = useState('')
  const field = useRef<HTMLInputElement>(null)
  // The form needs an answer to a follow-up question, whose field gets focus.
  useEffect(() => {
    if (form.question) field.current?.focus()
  }, [form.question])
  return (
    <TextField
      ref={field}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={254}
      label={email.label}
      hint={email.hint}
      error={form.trouble.fields['email']}
      warning={form.question}
      understood={isMailboxAt(typed, host) ? email.atSite : undefined}
      onInput={event => {
        setTyped(event.currentTarget.value.trim())
        form.mended('email')
      }}
    />
  )
}

function PhoneFields({ form }: Part) {
  const words = useWords('claims')
  return (
    <div className="claim-phone">
      <TextField
        name="phone_prefix"
        type="tel"
        autoComplete="tel-country-code"
        defaultValue="+62"
        maxLength={5}
        label={words.prefix}
        error={form.trouble.fields['phone_prefix']}
        onInput={() => form.mended('phone_prefix')}
      />
      <TextField
        name="phone"
        type="tel"
        autoComplete="tel-national"
        label={words.phone.label}
        error={form.trouble.fields['phone']}
        onInput={() => form.mended('phone')}
      />
      <p className="note">{words.phone.hint}</p>
    </div>
  )
}

function More({ form }: Part) {
  const words = useWords('claims')
  const { sizes } = useWords('companies')
  return (
    <>
      <SelectField
        name="employees"
        label={words.employees.label}
        optional={words.optional}
        empty={words.employees.empty}
        options={SIZE_BANDS.map(band => ({ value: band, label: sizes[band] }))}
        error={form.trouble.fields['employees']}
      />
      <TextArea
        name="info"
        label={words.info.label}
        optional={words.optional}
        hint={words.info.hint}
        maxLength={2000}
        rows={4}
        error={form.trouble.fields['info']}
        onInput={() => form.mended('info')}
      />
    </>
  )
}

function Agree({ form }: Part) {
  const { agree } = useWords('claims')
  return (
    <Checkbox name="agree" error={form.trouble.fields['agree']} onChange={() => form.mended('agree')}>
      {agree.before}
      <LegalLink name="terms">{agree.terms}</LegalLink>
      {agree.after}
    </Checkbox>
  )
}
