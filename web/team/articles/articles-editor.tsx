import { useFormats, useWords } from '#web/platform/locale.ts'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { Failed, Loading } from '#web/ui/forms/waiting.tsx'
import { TeamMasthead } from '../desk/team-masthead.tsx'
import { ArticleForm } from './article-form.tsx'
import { NewArticle } from './new-article.tsx'
import { Saved } from './saved.tsx'
import { useArticles, type Listed } from './use-articles.ts'
import '../desk/desk.css'

/** Articles in both languages: draft, preview, schedule, publish, and what was before. */
export function ArticlesEditor() {
  const { titles, articles: words, loading, retry } = useWords('team')
  const articles = useArticles()
  const { listed, edited, failed, again } = articles
  return (
    <>
      <TeamMasthead page="teamArticles" />
      <main id="isi" tabIndex={-1} className="wrap wrap-form desk-bare">
        <h1>{titles.teamArticles}</h1>
        <p className="note">{words.lead}</p>
        {listed ? (
          <>
            <Choice listed={listed} onChoose={articles.open} />
            <NewArticle onStart={articles.begin} />
          </>
        ) : failed ? (
          <Failed retry={retry} onRetry={again}>
            {words.failed}
          </Failed>
        ) : (
          <Loading label={loading} />
        )}
        {edited && (
          <>
            <ArticleForm
              key={`${edited.key} ${edited.locale} ${edited.version}`}
              articles={articles}
              edited={edited}
            />
            {edited.version > 0 && <Saved edited={edited} />}
          </>
        )}
      </main>
    </>
  )
}

function Choice({ listed, onChoose }: { listed: Listed; onChoose: (one: Listed[number]) => Promise<void> }) {
  const { day } = useFormats()
  const { articles: words } = useWords('team')
  return (
    <SelectField
      id="article"
      label={words.pick}
      hint={words.pickHint}
      empty={words.pick}
      defaultValue=""
      options={listed.map(({ key, locale, title, state, reviewed_on }) => ({
        value: `${key} ${locale}`,
        label: words.row(title, words.languages[locale], words.states[state], day(reviewed_on)),
      }))}
      onChange={event => {
        const chosen = listed.find(({ key, locale }) => `${key} ${locale}` === event.target.value)
        if (chosen) void onChoose(chosen)
      }}
    />
  )
}
