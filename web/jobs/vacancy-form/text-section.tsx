import { VACANCY } from '#shared/contract/jobs/limits.ts'
import { LOCALES, type Locale } from '#shared/locale.ts'
import { idOf } from '#web/forms/form.ts'
import { AdText } from '#web/jobs/ad-text.tsx'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import { Disclosure, Section } from '#web/ui/layout/section.tsx'
import type { VacancyForm } from './use-vacancy-form.ts'

type Props = { form: VacancyForm }
const TEXTS = ['description', 'expectations', 'requirements'] as const
const MOST = { description: VACANCY.description.max, expectations: VACANCY.text, requirements: VACANCY.text }

/** Text of the advertisement, with a preview. */
export function TextSection({ form }: Props) {
  const { form: words } = useWords('vacancies')
  const { count } = useFormats()
  const { fields, mistakes, change } = form
  return (
    <Section title={words.texts}>
      <p className="note">{words.markdown}</p>
      <SelectField
        label={words.locale.label}
        id={idOf('locale')}
        options={LOCALES.map(value => ({ value, label: words.locale.names[value] }))}
        value={fields.locale}
        onChange={event => change({ locale: event.currentTarget.value as Locale })}
      />
      {TEXTS.map(field => (
        <TextArea
          key={field}
          {...words[field]}
          {...(field !== 'description' && { optional: words.optional })}
          id={idOf(field)}
          rows={field === 'description' ? 8 : 5}
          limit={MOST[field]}
          counter={used => words.counter(count(used), count(MOST[field]))}
          value={fields[field]}
          error={mistakes[field]}
          onChange={event => change({ [field]: event.currentTarget.value })}
        />
      ))}
      <Preview form={form} />
    </Section>
  )
}

function Preview({ form: { fields } }: Props) {
  const { preview } = useWords('vacancies')
  const { job } = useWords('jobs')
  const headings = { description: job.work, expectations: job.expectations, requirements: job.requirements }
  const written = TEXTS.filter(field => fields[field].trim() !== '')
  return (
    <Disclosure summary={preview.title}>
      {written.length === 0 && <p className="note">{preview.empty}</p>}
      {written.map(field => (
        <div key={field} className="vacancy-shown">
          <h3>{headings[field]}</h3>
          <AdText text={fields[field]} locale={fields.locale} />
        </div>
      ))}
    </Disclosure>
  )
}
