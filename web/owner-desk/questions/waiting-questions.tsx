import { href } from '#shared/paths.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { ArrowLink } from '#web/ui/controls/button.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionData } from '#web/platform/session-call.ts'

const SHOWN = 3

/** Number of questions without an answer of the company, on the area's first page. Hidden if there are none. */
export function WaitingQuestions() {
  const locale = useLocale()
  const { count } = useFormats()
  const { owner: words } = useWords('asking')
  const { data } = useSessionData(OWNER, 'ownerQuestions', { query: {} })
  const unanswered = data?.counts.unanswered ?? 0
  if (!data || unanswered === 0) return null
  return (
    <Section title={words.waiting(count(unanswered))}>
      <ul>
        {data.questions.slice(0, SHOWN).map(({ question: { id, words: text, locale: lang } }) => (
          <li key={id} lang={lang}>
            {text}
          </li>
        ))}
      </ul>
      <ArrowLink href={href(locale, 'ownerQuestions')}>{words.see}</ArrowLink>
    </Section>
  )
}
