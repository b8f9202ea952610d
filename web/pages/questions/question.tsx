import type { Sent } from '#shared/contract/contract.ts'
import type { PublicAnswer } from '#shared/contract/questions/questions.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type HeadArgs, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { authorName } from '#web/questions/author-name.ts'
import { sendForm, type Answered } from '#web/questions/asking/send.ts'
import { QuestionPage } from '#web/questions/question-page.tsx'

type Data = Sent<'question'>

const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const DESCRIPTION = 150

export const page = definePage<Data, Answered>({
  async load({ params: { id = '' }, call }: LoadArgs) {
    if (!ID.test(id)) throw new Response(null, { status: 404 })
    return call('question', { params: { id } })
  },
  answer:
    import.meta.env.SSR &&
    (({ params: { id = '' }, form, call }) => sendForm(call, form, { type: 'answer', question_id: id })),
  head: ({ data: { company, question }, locale }) => {
    const messages = words(locale, 'questions')
    if (question.stub)
      return {
        title: messages.head.company(company.name),
        description: messages.stub.question[question.stub.by],
        noindex: true,
      }
    const first = question.answers.find(({ words: text }) => text !== null)?.words
    return {
      title: `${question.words ?? ''}: ${messages.head.company(company.name)}`.slice(0, DESCRIPTION),
      description: (first ?? messages.head.description(company.name)).slice(0, DESCRIPTION),
    }
  },
  jsonLd: import.meta.env.SSR && jsonLd,
  gone: ({ question }) => question.stub !== null,
  View: ({ data, answer }) => <QuestionPage {...data} answer={answer} />,
})

function jsonLd({ data: { company, question }, locale, origin, siteName }: HeadArgs<Data>): object[] {
  const messages = words(locale, 'questions')
  const { slug: id, name } = company
  const crumbs = breadcrumbs([
    { name: siteName, url: origin + href(locale, 'home') },
    { name, url: origin + href(locale, 'company', { id }) },
    { name: messages.title, url: origin + href(locale, 'companyQuestions', { id }) },
  ])
  // A question without answer has no structured data, because search engines require an answer.
  if (question.stub || !question.answers.some(({ stub }) => stub === null)) return [crumbs]
  const page = origin + href(locale, 'question', { id: question.id })
  const answers = question.answers.filter(({ stub }) => stub === null)
  const [accepted] = answers.filter(({ role }) => role !== null)
  const others = answers.filter(answer => answer !== accepted)
  const answerOf = (answer: PublicAnswer) => ({
    '@type': 'Answer',
    text: answer.words,
    inLanguage: answer.locale,
    upvoteCount: answer.helpful_count,
    url: `${page}#a-${answer.id}`,
    datePublished: answer.month,
    author: answer.role
      ? { '@type': 'Organization', name }
      : { '@type': 'Person', name: authorName(messages, answer.author_type) },
  })
  return [
    crumbs,
    {
      '@context': 'https://schema.org',
      '@type': 'QAPage',
      mainEntity: {
        '@type': 'Question',
        name: question.words,
        text: question.words,
        inLanguage: question.locale,
        answerCount: answers.length,
        datePublished: question.month,
        author: { '@type': 'Person', name: question.name ?? authorName(messages, question.author_type) },
        ...(accepted && { acceptedAnswer: answerOf(accepted) }),
        ...(others.length > 0 && { suggestedAnswer: others.map(answerOf) }),
      },
    },
  ]
}
