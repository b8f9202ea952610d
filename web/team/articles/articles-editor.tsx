import { SITUATIONS, type PostAct } from '#shared/contract/library/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { TextForm } from '../texts/text-form.tsx'
import { TextsEditor } from '../texts/texts-editor.tsx'
import { useTexts, type Source } from '../texts/use-texts.ts'
import type { Output } from '#shared/contract/contract.ts'

const LINES = ['title', 'slug', 'description'] as const
const DAYS = ['published_on', 'reviewed_on', 'appears_on'] as const
const ACTS = ['draft', 'schedule', 'publish'] as const satisfies PostAct[]

/** Editor of articles: draft, preview, schedule, publish. */
export function ArticlesEditor() {
  const { day } = useFormats()
  const { articles: labels, texts: words } = useWords('team')
  const { situations } = useWords('library')
  const texts = useTexts(ARTICLES)
  const lang = texts.edited?.locale
  return (
    <TextsEditor
      page="teamArticles"
      texts={texts}
      labels={labels}
      row={({ title, locale, state, reviewed_on }) =>
        labels.row(title, words.languages[locale], words.states[state], day(reviewed_on))
      }
    >
      <TextForm texts={texts} labels={labels.fields} acts={ACTS} newOne={labels.newOne}>
        {field => (
          <>
            {LINES.map(name => (
              <TextField key={name} {...field(name)} autoComplete="off" />
            ))}
            <SelectField
              {...field('situation')}
              options={SITUATIONS.map(value => ({ value, label: situations[value] }))}
            />
            <TextArea {...field('body')} hint={labels.bodyHint} rows={24} lang={lang} />
            <TextField {...field('related')} hint={labels.relatedHint} autoComplete="off" />
            <TextArea {...field('sources')} hint={labels.sourcesHint} rows={6} lang={lang} />
            {DAYS.map(name => (
              <TextField key={name} {...field(name)} type="date" />
            ))}
          </>
        )}
      </TextForm>
    </TextsEditor>
  )
}

type Listed = Pick<
  Output<'teamPosts'>['posts'][number],
  'key' | 'locale' | 'version' | 'state' | 'title' | 'reviewed_on'
>
type Stored = Output<'teamPost'>
/** The stored article, and the date for which a version is scheduled. */
type Written = Stored['written'] & { appears_on: string }

const edited = (stored: Stored) => ({
  ...stored,
  written: { ...stored.written, appears_on: stored.appears_on ?? '' },
})

const ARTICLES: Source<Listed, Written> = {
  kind: 'post',
  list: async call => (await call('teamPosts', {})).posts,
  open: async (call, { key, locale }) => edited(await call('teamPost', { params: { key, locale } })),
  save: async (call, { key, locale, ...saved }, { appears_on, ...written }) =>
    edited(
      await call('savePost', {
        params: { key, locale },
        body: { ...written, ...saved, appears_on: appears_on || null },
      }),
    ),
  empty: which => ({
    ...which,
    version: 0,
    state: 'draft',
    title: '',
    reviewed_on: '',
    blocks: [],
    versions: [],
    written: {
      slug: '',
      situation: SITUATIONS[0],
      title: '',
      description: '',
      body: '',
      related: '',
      sources: '',
      published_on: '',
      reviewed_on: '',
      appears_on: '',
    },
  }),
}
