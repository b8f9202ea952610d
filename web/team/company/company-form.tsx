import type { FormEvent, KeyboardEvent } from 'react'
import { INDUSTRIES, LEGAL_FORMS, SIZE_BANDS } from '#shared/contract/keys.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Checkbox } from '#web/ui/forms/checkbox.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Combobox } from '#web/ui/forms/combobox/combobox.tsx'
import { allCities } from '#web/forms/lists.ts'
import { matching } from '#web/forms/matching.ts'
import type { CompanyFields } from './company-fields.ts'
import { Key } from '../desk/keys-dialog.tsx'
import type { CompanyDesk } from './use-company.ts'

/** Form with the facts of a company before it is listed. */
export function CompanyForm({ desk }: { desk: CompanyDesk }) {
  const { company: words } = useWords('team')
  const send = (event: FormEvent) => {
    event.preventDefault()
    void desk.approve()
  }
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) document.getElementById('work-h')?.focus()
  }
  return (
    // Escape moves the focus out of the fields, so that single-key shortcuts work.
    <form className="company-f" noValidate onSubmit={send} onKeyDown={onEscape}>
      <Names desk={desk} />
      <Kinds desk={desk} />
      <div className="company-w">
        <City desk={desk} />
      </div>
      <Namesakes desk={desk} />
      <Button type="submit" busy={desk.busy} full aria-keyshortcuts="a">
        {words.approve} <Key>A</Key>
      </Button>
      <p className="note">{words.approveTells}</p>
    </form>
  )
}

/** Confirmation if listed companies have the same name: only the editor can decide whether it is the same company. */
function Namesakes({ desk: { form } }: { desk: CompanyDesk }) {
  const { company: words } = useWords('team')
  if (!form.errors.confirm_name) return null
  return (
    <Notice kind="warn" role="alert">
      <p>{form.errors.confirm_name}</p>
      <Checkbox
        id="company-confirm_name"
        checked={form.fields.confirm_name}
        onChange={event => form.confirm(event.target.checked)}
      >
        {words.otherCompany}
      </Checkbox>
    </Notice>
  )
}

type TextName = 'name' | 'legal_name'
type ChoiceName = 'legal_form' | 'industry' | 'size_band'

function Names({ desk: { form } }: { desk: CompanyDesk }) {
  const { company: words } = useWords('team')
  const text = (name: TextName) => ({
    id: `company-${name}`,
    label: words.fields[name],
    value: form.fields[name],
    error: form.errors[name],
    autoComplete: 'off',
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      name === 'name' ? form.rename(value) : form.change(name, { [name]: value }),
  })
  return (
    <div className="company-w">
      <TextField {...text('name')} maxLength={120} required />
      <TextField {...text('legal_name')} hint={words.hints.legal_name} maxLength={160} />
    </div>
  )
}

function Kinds({ desk: { form } }: { desk: CompanyDesk }) {
  const { company: words } = useWords('team')
  const { industries, sizes, legalForm } = useWords('companies')
  const choice = (name: ChoiceName) => ({
    id: `company-${name}`,
    label: words.fields[name],
    empty: words.unknown,
    value: form.fields[name],
    error: form.errors[name],
    onChange: (event: { target: { value: string } }) =>
      form.change(name, { [name]: event.target.value } as Partial<CompanyFields>),
  })
  return (
    <>
      <SelectField
        {...choice('legal_form')}
        options={LEGAL_FORMS.map(value => ({ value, label: legalForm(value) }))}
      />
      <SelectField
        {...choice('industry')}
        options={INDUSTRIES.map(value => ({ value, label: industries[value] }))}
      />
      <SelectField
        {...choice('size_band')}
        options={SIZE_BANDS.map(value => ({ value, label: sizes[value] }))}
      />
      <TextField
        {...{ id: 'company-website_host', label: words.fields.website_host }}
        value={form.fields.website_host}
        error={form.errors.website_host}
        onChange={event => form.change('website_host', { website_host: event.target.value })}
        placeholder={words.hints.website_host}
        autoComplete="off"
        inputMode="url"
        maxLength={300}
      />
    </>
  )
}

function City({ desk: { form } }: { desk: CompanyDesk }) {
  const locale = useLocale()
  const { company: words } = useWords('team')
  const { combobox } = useWords('forms')
  return (
    <Combobox
      id="company-city_id"
      label={words.fields.city_id}
      error={form.errors.city_id}
      value={form.fields.city}
      onChange={city => form.change('city_id', { city })}
      find={async typed => matching(await allCities(locale), typed)}
      words={combobox}
    />
  )
}
