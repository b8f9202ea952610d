import { useEffect, useState } from 'react'
import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { ASKER_TYPES } from '#shared/contract/keys.ts'
import { QUESTION, SIMILAR_FROM } from '#shared/contract/questions/limits.ts'
import type { SimilarQuestion } from '#shared/contract/questions/questions.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { AskedFields } from './asked-fields.tsx'
import { PlainForm } from './plain-form.tsx'
import type { Answered } from './send.ts'
import { Sent } from './sent.tsx'
import '../questions.css'

type Props = { company: Pick<CompanyHeader, 'name' | 'slug'>; answer: Answered | undefined }

/**
 * Form for a question; similar questions are shown while the user types, so that it is not asked twice. Sent as a plain
 * form with and without JavaScript.
 */
export function AskForm({ company, answer }: Props) {
  const { ask: words } = useWords('asking')
  const [text, setText] = useState(answer?.typed?.['message'] ?? '')
  const similar = useSimilar(company.slug, text)
  if (answer?.sent)
    return (
      <div className="wrap wrap-form asked-page">
        <h1>{words.sent}</h1>
        <Sent code={answer.sent.manage_code} kind="question" company={company} />
      </div>
    )
  return (
    <div className="wrap wrap-form asked-page">
      <h1>{words.title(company.name)}</h1>
      <p className="form-p">{words.lead}</p>
      <PlainForm
        submit={similar.length > 0 ? words.notThat : words.send}
        note={<p className="note">{words.next}</p>}
      >
        <AskedFields
          words={words.field}
          most={QUESTION.max}
          types={ASKER_TYPES}
          answer={answer}
          named
          onType={setText}
          similar={<Similar questions={similar} />}
        />
      </PlainForm>
    </div>
  )
}

function Similar({ questions }: { questions: SimilarQuestion[] }) {
  const locale = useLocale()
  const { count } = useFormats()
  const { ask: words } = useWords('asking')
  return (
    <div role="status" className={questions.length > 0 ? 'asked-similar' : undefined}>
      {questions.length > 0 && (
        <>
          <p>
            <b>{words.similar}</b>
          </p>
          <ul>
            {questions.map(({ id, words: text, locale: lang, answers }) => (
              <li key={id}>
                <a href={href(locale, 'question', { id })} lang={lang}>
                  {text}
                </a>{' '}
                <span className="note">{words.answers(count(answers))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  )
}

const PAUSE_MS = 300

/** Existing questions with similar words, debounced. */
function useSimilar(slug: string, text: string): SimilarQuestion[] {
  const [found, setFound] = useState<SimilarQuestion[]>([])
  const q = text.trim()
  useEffect(() => {
    let stale = false
    const timer = setTimeout(() => {
      const asked =
        q.length < SIMILAR_FROM
          ? Promise.resolve({ questions: [] })
          : httpCall('similarQuestions', { params: { slug }, query: { q: q.slice(0, QUESTION.max) } })
      asked.then(
        ({ questions }) => stale || setFound(questions),
        () => stale || setFound([]),
      )
    }, PAUSE_MS)
    return () => {
      stale = true
      clearTimeout(timer)
    }
  }, [slug, q])
  return found
}
