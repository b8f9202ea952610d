import type { ReactNode } from 'react'
import { useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import type { TeamPage } from '../subjects.ts'
import { NewText } from './new-text.tsx'
import { Saved } from './saved.tsx'
import type { Listed, Writing } from './text.ts'
import type { Texts } from './use-texts.ts'
import '../desk/desk.css'

/** Words of one kind of texts. */
type Said = Record<'lead' | 'failed' | 'pick' | 'pickHint' | 'newOne' | 'key' | 'keyHint', string>
type Props<L extends Listed, W extends Writing> = {
  page: TeamPage
  texts: Texts<L, W>
  said: Said
  row: (one: L) => string
  children: ReactNode
}

/** Texts in both languages: one is chosen or begun, written, previewed, saved, and shows what was before. */
export function TextsEditor<L extends Listed, W extends Writing>(props: Props<L, W>) {
  const { page, texts, said, children } = props
  const { titles, loading, retry, texts: words } = useWords('team')
  const { listed, edited, failed, again } = texts
  return (
    <>
      <TeamMasthead page={page} />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{titles[page]}</h1>
        <p className="note">{said.lead}</p>
        {listed ? (
          <>
            <Choice {...props} listed={listed} />
            {failed === 'open' && (
              <Notice kind="warn" role="alert">
                {words.notOpened}
              </Notice>
            )}
            <NewText said={said} onStart={texts.open} />
          </>
        ) : failed ? (
          <Failed retry={retry} onRetry={again}>
            {said.failed}
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
  said,
  row,
  listed,
}: Props<L, W> & { listed: L[] }) {
  const { texts: words } = useWords('team')
  const valueOf = ({ key, locale }: Pick<L, 'key' | 'locale'>) => `${key} ${locale}`
  return (
    <SelectField
      id="text"
      label={said.pick}
      hint={said.pickHint}
      empty={said.pick}
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
