import { type ReactNode, useState, type FormEvent } from 'react'
import { useWords, useFormats } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import type { Listed, Writing, Which, Edited } from './text.ts'
import type { Texts } from './use-texts.ts'
import { LOCALES } from '#shared/locale.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextField } from '#web/ui/forms/text-field.tsx'
import { Disclosure } from '#web/ui/layout/section.tsx'
import { Story } from '#web/library/story.tsx'
import '../desk/desk.css'

/** Messages for one kind of texts. */
type Labels = Record<'lead' | 'failed' | 'pick' | 'newOne' | 'key' | 'keyHint', string>
type Props<L extends Listed, W extends Writing> = {
  page: 'teamArticles' | 'teamFaqs'
  texts: Texts<L, W>
  labels: Labels
  row: (one: L) => string
  children: ReactNode
}

/** Editor of texts in both languages: choose or create one, edit, preview, save, and see earlier versions. */
export function TextsEditor<L extends Listed, W extends Writing>(props: Props<L, W>) {
  const { page, texts, labels, children } = props
  const { pages, loading, retry, texts: words } = useWords('team')
  const { listed, edited, failed, again } = texts
  return (
    <>
      <TeamMasthead page={page} />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{pages[page].title}</h1>
        <p className="note">{labels.lead}</p>
        {listed ? (
          <>
            <Choice {...props} listed={listed} />
            {failed === 'open' && (
              <Notice kind="warn" role="alert">
                {words.notOpened}
              </Notice>
            )}
            <NewText labels={labels} onStart={texts.open} />
          </>
        ) : failed ? (
          <Failed retry={retry} onRetry={again}>
            {labels.failed}
          </Failed>
        ) : (
          <Loading label={loading} />
        )}
        {children}
        {edited && edited.version > 0 && <Saved edited={edited} />}
      </main>
    </>
  )
}

function Choice<L extends Listed, W extends Writing>({
  texts: { edited, isUnsaved, open },
  labels,
  row,
  listed,
}: Props<L, W> & { listed: L[] }) {
  const { texts: words } = useWords('team')
  const valueOf = ({ key, locale }: Pick<L, 'key' | 'locale'>) => `${key} ${locale}`
  return (
    <SelectField
      id="text"
      label={labels.pick}
      empty={labels.pick}
      value={edited ? valueOf(edited) : ''}
      options={listed.map(one => ({
        value: valueOf(one),
        label: isUnsaved(one) ? words.unsaved(row(one)) : row(one),
      }))}
      onChange={event => {
        const chosen = listed.find(one => valueOf(one) === event.target.value)
        if (chosen) void open(chosen)
      }}
    />
  )
}

const KEY = /^(?=.{1,80}$)[a-z0-9]+(-[a-z0-9]+)*$/

/** A new text in one language: it is stored with its first version. */
function NewText({
  labels,
  onStart,
}: {
  labels: Record<'newOne' | 'key' | 'keyHint', string>
  onStart: (which: Which) => Promise<void>
}) {
  const { texts: words } = useWords('team')
  const [isWrong, setWrong] = useState(false)
  const start = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const key = String(given.get('key')).trim()
    const locale = LOCALES.find(one => one === given.get('language'))
    setWrong(!KEY.test(key))
    if (locale && KEY.test(key)) void onStart({ key, locale })
  }
  return (
    <Disclosure summary={labels.newOne} kind="row">
      <form noValidate onSubmit={start}>
        <TextField
          id="key"
          name="key"
          label={labels.key}
          hint={labels.keyHint}
          error={isWrong ? words.keyWrong : undefined}
          autoComplete="off"
        />
        <SelectField
          id="language"
          name="language"
          label={words.language}
          defaultValue="id"
          options={LOCALES.map(value => ({ value, label: words.languages[value] }))}
        />
        <Button type="submit" kind="line">
          {words.start}
        </Button>
      </form>
    </Disclosure>
  )
}

/** The stored version as readers see it, and earlier versions. */
function Saved({ edited }: { edited: Edited<Listed, Writing> }) {
  const { count, day } = useFormats()
  const { texts: words } = useWords('team')
  return (
    <>
      <Disclosure summary={words.preview} kind="row">
        <Story blocks={edited.blocks} lang={edited.locale} />
      </Disclosure>
      <Disclosure summary={words.history} kind="row">
        <ul>
          {edited.versions.map(({ version, state, made_on }) => (
            <li key={version}>
              {words.made(count(version), words.states[state], made_on ? day(made_on) : words.fromProgram)}
            </li>
          ))}
        </ul>
      </Disclosure>
    </>
  )
}
