import { INDUSTRIES, SIZE_BANDS } from '#shared/contract/keys.ts'
import { PROFILE_LINKS } from '#shared/contract/owners/profile-keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { LinkButton } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { EditedProfile } from './use-profile.ts'

type Props = { edited: EditedProfile }
const MOST_ABOUT = 1500
const MOST_OFFICES = 12

export function WordsSection({ edited: { state, errors, put } }: Props) {
  const { words } = useWords('profile')
  return (
    <Section title={words.title}>
      {(['about_id', 'about_en'] as const).map(field => (
        <TextArea
          key={field}
          label={words[field]}
          hint={words.hint}
          rows={5}
          limit={MOST_ABOUT}
          counter={words.count}
          value={state.draft[field]}
          error={errors[field]}
          onChange={event => put({ [field]: event.currentTarget.value })}
        />
      ))}
      <TextArea
        label={words.benefits}
        hint={words.benefitsHint}
        value={state.draft.benefits}
        error={firstOf(errors, 'benefits')}
        onChange={event => put({ benefits: event.currentTarget.value })}
      />
    </Section>
  )
}

export function FactsSection({ edited: { state, errors, put } }: Props) {
  const { facts } = useWords('profile')
  const { industries, sizes } = useWords('companies')
  const { draft } = state
  return (
    <Section title={facts.title}>
      <SelectField
        label={facts.industry}
        empty={facts.none}
        options={INDUSTRIES.map(value => ({ value, label: industries[value] }))}
        value={draft.industry}
        error={errors['industry']}
        onChange={event => put({ industry: event.currentTarget.value })}
      />
      <SelectField
        label={facts.size}
        empty={facts.none}
        options={SIZE_BANDS.map(value => ({ value, label: sizes[value] }))}
        value={draft.size_band}
        error={errors['size_band']}
        onChange={event => put({ size_band: event.currentTarget.value })}
      />
      <TextField
        label={facts.founded}
        inputMode="numeric"
        maxLength={4}
        value={draft.founded_year}
        error={errors['founded_year']}
        onChange={event => put({ founded_year: event.currentTarget.value })}
      />
    </Section>
  )
}

export function OfficesSection({ edited: { state, errors, put } }: Props) {
  const { offices: words } = useWords('profile')
  const { offices } = state.draft
  const change = (at: number, typed: object) =>
    put({ offices: offices.map((office, one) => (one === at ? { ...office, ...typed } : office)) })
  return (
    <Section title={words.title}>
      {offices.map((office, at) => (
        <div className="office" key={at}>
          <TextField
            label={words.name(at + 1)}
            maxLength={80}
            value={office.name}
            error={errors[`offices_${at}_name`]}
            onChange={event => change(at, { name: event.currentTarget.value })}
          />
          <TextField
            label={words.address(at + 1)}
            maxLength={300}
            autoComplete="off"
            value={office.address}
            error={errors[`offices_${at}_address`]}
            onChange={event => change(at, { address: event.currentTarget.value })}
          />
          <LinkButton onClick={() => put({ offices: offices.toSpliced(at, 1) })}>
            {words.remove(at + 1)}
          </LinkButton>
        </div>
      ))}
      {offices.length < MOST_OFFICES && (
        <p>
          <LinkButton onClick={() => put({ offices: [...offices, { name: '', address: '' }] })}>
            {words.add}
          </LinkButton>
        </p>
      )}
    </Section>
  )
}

export function LinksSection({ edited: { state, errors, put } }: Props) {
  const { links } = useWords('profile')
  const { info } = useWords('companies')
  return (
    <Section title={links.title}>
      <p className="note">{links.hint}</p>
      {PROFILE_LINKS.map(key => (
        <TextField
          key={key}
          label={info.links[key]}
          type="url"
          inputMode="url"
          maxLength={300}
          value={state.draft[key]}
          error={errors[key]}
          onChange={event => put({ [key]: event.currentTarget.value })}
        />
      ))}
    </Section>
  )
}

/** The error of a list is the error of its first invalid item. */
const firstOf = (errors: Record<string, string>, field: string): string | undefined =>
  Object.entries(errors).find(([name]) => name === field || name.startsWith(`${field}_`))?.[1]
