import type { CompanyHeader } from '#shared/contract/companies/companies.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { sendForm, type Answered } from '#web/questions/asking/send.ts'
import { useEffect, useState } from 'react'
import { ASKER_TYPES } from '#shared/contract/keys.ts'
import { QUESTION, SIMILAR_FROM } from '#shared/contract/questions/limits.ts'
import type { SimilarQuestion } from '#shared/contract/questions/questions.ts'
import { href } from '#shared/paths.ts'
import { httpCall } from '#web/platform/call.ts'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { MessageFields } from '#web/questions/asking/message-fields.tsx'
import { PlainForm } from '#web/questions/asking/plain-form.tsx'
import { Sent } from '#web/questions/asking/sent.tsx'
import '#web/questions/questions.css'

type Data = { company: CompanyHeader }

/** Form for a question about a company. */
export const page = definePage<Data, Answered>({
  load,
  answer:
    import.meta.env.SSR &&
    (async args => {
      const { company } = await load(args)
      return sendForm(args.call, args.form, { type: 'question', company_id: company.id })
    }),
  head: ({ data, locale }) => {
    const messages = words(locale, 'asking').ask
    return { title: messages.title(data.company.name), description: messages.lead, noindex: true }
  },
  company: data => data.company.slug,
  View: ({ data, answer }) => <QuestionForm company={data.company} answer={answer} />,
})

async function load({ params: { id }, call }: LoadArgs): Promise<Data> {
  const { company } = await call('company', { params: { slug: id as string }, query: { header: '1' } })
  return { company }
}

type Props = { company: Pick<CompanyHeader, 'name' | 'slug'>; answer: Answered | undefined }

/**
 * Form for a question; similar questions are shown while the user types, so that it is not asked twice. Sent as a plain
 * form with and without JavaScript.
 */
function QuestionForm({ company, answer }: Props) {
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
        <MessageFields
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
      const request =
        q.length < SIMILAR_FROM
          ? Promise.resolve({ questions: [] })
          : httpCall('similarQuestions', { params: { slug }, query: { q: q.slice(0, QUESTION.max) } })
      request.then(
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
