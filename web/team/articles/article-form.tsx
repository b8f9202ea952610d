import { useState, type FormEvent } from 'react'
import { SITUATIONS, type PostAct } from '#shared/contract/library/keys.ts'
import { useFormats, useWords } from '#web/platform/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea, TextField } from '#web/ui/forms/text-field.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import type { Articles, Edited, Written } from './use-articles.ts'

const DAYS = ['published_on', 'reviewed_on'] as const
const LINES = ['title', 'slug', 'description'] as const

/** What is written stays in the form until it is saved; saving gives the next version. */
export function ArticleForm({ articles, edited }: { articles: Articles; edited: Edited }) {
  const { count } = useFormats()
  const { articles: words } = useWords('team')
  const { situations } = useWords('library')
  const [written, setWritten] = useState<Written>(edited.written)
  const [appears_on, setAppears] = useState(edited.appears_on ?? '')
  const { busy, errors, failed, saved } = articles
  const field = (name: keyof Written) => ({
    id: name,
    label: words.fields[name],
    error: errors[name]?.[0],
    value: written[name],
    onChange: (event: { target: { value: string } }) =>
      setWritten({ ...written, [name]: event.target.value } as Written),
  })
  const save = (event: FormEvent) => {
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const act = (submitter as HTMLButtonElement | null)?.value as PostAct
    if (!busy) void articles.save(edited, written, act, appears_on || null)
  }
  return (
    <form noValidate onSubmit={save}>
      <h2>
        {edited.version === 0
          ? words.newOne
          : words.version(count(edited.version), words.states[edited.state])}
      </h2>
      {LINES.map(name => (
        <TextField key={name} {...field(name)} autoComplete="off" />
      ))}
      <SelectField
        {...field('situation')}
        options={SITUATIONS.map(value => ({ value, label: situations[value] }))}
      />
      <TextArea {...field('body')} hint={words.bodyHint} rows={24} lang={edited.locale} />
      <TextField {...field('related')} hint={words.relatedHint} autoComplete="off" />
      <TextArea {...field('sources')} hint={words.sourcesHint} rows={6} lang={edited.locale} />
      {DAYS.map(name => (
        <TextField key={name} {...field(name)} type="date" />
      ))}
      <TextField
        id="appears_on"
        type="date"
        label={words.fields.appears_on}
        error={errors['appears_on']?.[0]}
        value={appears_on}
        onChange={event => setAppears(event.target.value)}
      />
      <p role="status" className="note">
        {saved && words.saved(words.states[edited.state])}
      </p>
      {failed && (
        <Notice kind="warn" role="alert">
          {words.notDone}
        </Notice>
      )}
      <Button type="submit" value="draft" kind="line" busy={busy}>
        {words.draft}
      </Button>{' '}
      <Button type="submit" value="schedule" kind="line" busy={busy}>
        {words.schedule}
      </Button>{' '}
      <Button type="submit" value="publish" busy={busy}>
        {words.publish}
      </Button>
    </form>
  )
}
