import { useSearchParams } from 'react-router'
import type { Output } from '#shared/contract/contract.ts'
import { QUESTIONS_SHOWN, type QuestionsShown } from '#shared/contract/keys.ts'
import type { OwnerQuestion } from '#shared/contract/questions/owner-questions.ts'
import { href } from '#shared/paths.ts'
import { Waiting } from '#web/owners/waiting.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Sure } from '#web/questions/asking/sure.tsx'
import { QuestionEntry } from '#web/questions/question-entry.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'
import { AnswerForm } from './answer-form.tsx'
import { changedList } from './changed-list.ts'
import '../owner-desk.css'

type List = Output<'ownerQuestions'>

/** What people ask the owner's company, to be answered in its name, or taken off its page. */
export function OwnerQuestions() {
  const locale = useLocale()
  const { count } = useFormats()
  const { owner: words } = useWords('asking')
  const [query] = useSearchParams()
  const show = QUESTIONS_SHOWN.find(one => one === query.get('show')) ?? 'unanswered'
  const cursor = query.get('cursor') ?? undefined
  const asked = useSessionData(OWNER, 'ownerQuestions', { query: { show, ...(cursor && { cursor }) } })
  const to = (of: QuestionsShown, at?: string) =>
    href(locale, 'ownerQuestions', {}, { show: of === 'unanswered' ? null : of, cursor: at ?? null })
  return (
    <>
      <h1>{words.title}</h1>
      <p className="find">{words.lead}</p>
      <Waiting asked={asked}>
        {list => (
          <>
            <Chips label={words.filter}>
              {QUESTIONS_SHOWN.map(of => (
                <Chip key={of} href={to(of)} chosen={of === show} count={count(list.counts[of])}>
                  {words.shown[of]}
                </Chip>
              ))}
            </Chips>
            {list.questions.length === 0 ? (
              <Empty>
                <p>{words.none}</p>
              </Empty>
            ) : (
              <>
                <h2 className="vh">{words.shown[show]}</h2>
                <Rows list={list} put={asked.put} />
              </>
            )}
            <Pager label={words.title} page={list.page} to={at => to(show, at)} />
          </>
        )}
      </Waiting>
    </>
  )
}

function Rows({ list, put }: { list: List; put: (list: List) => void }) {
  const { owner: words } = useWords('asking')
  const call = useSessionCall(OWNER)
  const replace = (id: string, next?: OwnerQuestion) => put(changedList(list, id, next))
  return list.questions.map(one => {
    const { id, answers } = one.question
    const params = { id }
    return (
      <div key={id} className="answers-one">
        <QuestionEntry
          question={{ ...one.question, answers: [] }}
          unanswered={one.own ? '' : words.unanswered}
        />
        <AnswerForm one={one} onChange={next => replace(id, next)} />
        {answers
          .filter(answer => answer.role === null && answer.stub === null)
          .map(answer => (
            <div key={answer.id} className="answers-one">
              <p lang={answer.locale}>{answer.words}</p>
              <Sure
                ask={words.removeAnswer}
                {...words}
                onYes={async () =>
                  replace(id, await call('removeAnswer', { params: { id: answer.id }, body: {} }))
                }
              />
            </div>
          ))}
        <Sure
          ask={words.removeQuestion}
          {...words}
          onYes={async () => {
            await call('removeQuestion', { params, body: {} })
            replace(id)
          }}
        />
      </div>
    )
  })
}
