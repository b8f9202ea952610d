import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { ArticlesEditor } from '#web/team/articles/articles-editor.tsx'
import { TeamGate } from '#web/team/desk/team-gate.tsx'

/** Articles as editors write them. */
export const page = definePage({
  head: ({ locale }) => {
    const { titles, description } = words(locale, 'team')
    return { title: titles.teamArticles, description, noindex: true }
  },
  View: () => (
    <TeamGate page="teamArticles">
      <ArticlesEditor />
    </TeamGate>
  ),
})
