import { FAQ_ACTS, FAQ_TOPICS } from '#shared/contract/library/keys.ts'
import { useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { TextForm } from '../texts/text-form.tsx'
import { TextsEditor } from '../texts/texts-editor.tsx'
import { useTexts, type Source } from '../texts/use-texts.ts'
import type { Output } from '#shared/contract/contract.ts'

/** Editor of frequently asked questions: draft, preview, publish. */
export function FaqsEditor() {
  const { faqs: labels, texts: words } = useWords('team')
  const { topics } = useWords('library').faq
  const texts = useTexts(FAQS)
  const lang = texts.edited?.locale
  return (
    <TextsEditor
      page="teamFaqs"
      texts={texts}
      labels={labels}
      row={({ title, locale, state }) => labels.row(title, words.languages[locale], words.states[state])}
    >
      <TextForm texts={texts} labels={labels.fields} acts={FAQ_ACTS} newOne={labels.newOne}>
        {field => (
          <>
            <SelectField
              {...field('topic')}
              options={FAQ_TOPICS.map(value => ({ value, label: topics[value] }))}
            />
            <TextField {...field('question')} autoComplete="off" lang={lang} />
            <TextArea {...field('answer')} hint={labels.answerHint} rows={12} lang={lang} />
          </>
        )}
      </TextForm>
    </TextsEditor>
  )
}

type Stored = Output<'teamFaq'>
type Listed = Pick<Stored, 'key' | 'locale' | 'version' | 'state' | 'title'>

const FAQS: Source<Listed, Stored['written']> = {
  kind: 'faq',
  list: async call => (await call('teamFaqs', {})).faqs,
  open: (call, { key, locale }) => call('teamFaq', { params: { key, locale } }),
  save: (call, { key, locale, version, act }, written) =>
    call('saveFaq', {
      params: { key, locale },
      body: { ...written, version, act: act === 'publish' ? act : 'draft' },
    }),
  empty: which => ({
    ...which,
    version: 0,
    state: 'draft',
    title: '',
    blocks: [],
    versions: [],
    written: { topic: FAQ_TOPICS[0], question: '', answer: '' },
  }),
}
