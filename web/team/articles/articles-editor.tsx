import { SITUATIONS, type PostAct } from '#shared/contract/library/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { TextForm } from '../texts/text-form.tsx'
import { TextsEditor } from '../texts/texts-editor.tsx'
import { useTexts } from '../texts/use-texts.ts'
import { ARTICLES } from './articles-source.ts'

const LINES = ['title', 'slug', 'description'] as const
const DAYS = ['published_on', 'reviewed_on', 'appears_on'] as const
const ACTS = ['draft', 'schedule', 'publish'] as const satisfies PostAct[]

/** Articles: draft, preview, schedule, publish. */
export function ArticlesEditor() {
  const { day } = useFormats()
  const { articles: said, texts: words } = useWords('team')
  const { situations } = useWords('library')
  const texts = useTexts(ARTICLES)
  const lang = texts.edited?.locale
  return (
    <TextsEditor
      page="teamArticles"
      texts={texts}
      said={said}
      row={({ title, locale, state, reviewed_on }) =>
        said.row(title, words.languages[locale], words.states[state], day(reviewed_on))
      }
    >
      <TextForm texts={texts} labels={said.fields} acts={ACTS} newOne={said.newOne}>
        {field => (
          <>
            {LINES.map(name => (
              <TextField key={name} {...field(name)} autoComplete="off" />
            ))}
            <SelectField
              {...field('situation')}
              options={SITUATIONS.map(value => ({ value, label: situations[value] }))}
            />
            <TextArea {...field('body')} hint={said.bodyHint} rows={24} lang={lang} />
            <TextField {...field('related')} hint={said.relatedHint} autoComplete="off" />
            <TextArea {...field('sources')} hint={said.sourcesHint} rows={6} lang={lang} />
            {DAYS.map(name => (
              <TextField key={name} {...field(name)} type="date" />
            ))}
          </>
        )}
      </TextForm>
    </TextsEditor>
  )
}
