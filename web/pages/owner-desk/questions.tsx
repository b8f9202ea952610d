import { OwnerArea } from '#web/owners/owner-area.tsx'
import { definePage } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { useSearchParams } from 'react-router'
import type { Output } from '#shared/contract/contract.ts'
import { QUESTIONS_SHOWN, type QuestionsShown, REPLY_ROLES } from '#shared/contract/keys.ts'
import type { OwnerQuestion } from '#shared/contract/questions/owner-questions.ts'
import { href } from '#shared/paths.ts'
import { Waiting } from '#web/owners/waiting.tsx'
import { useFormats, useLocale, useWords } from '#web/platform/locale.ts'
import { Sure } from '#web/questions/asking/sure.tsx'
import { Answer, QuestionEntry } from '#web/questions/question-entry.tsx'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Empty } from '#web/ui/layout/notice.tsx'
import { Pager } from '#web/ui/layout/pager.tsx'
import { OWNER } from '#web/owners/session.ts'
import { useSessionCall, useSessionData } from '#web/platform/session-call.ts'
import { changedList } from '#web/owner-desk/questions/changed-list.ts'
import type { SubmitEvent } from 'react'
import { ANSWER } from '#shared/contract/questions/limits.ts'
import { useSubmit } from '#web/forms/use-submit.ts'
import { isCallError } from '#web/platform/call.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { useToast } from '#web/ui/controls/toast.tsx'
import { SelectField } from '#web/ui/forms/select-field.tsx'
import { TextArea } from '#web/ui/forms/text-field.tsx'
import '#web/owner-desk/owner-desk.css'

export const page = definePage({
  head: ({ locale }) => ({
    title: words(locale, 'asking').owner.title,
    description: words(locale, 'owners').area.description,
    noindex: true,
  }),
  View: () => (
    <OwnerArea page="ownerQuestions" needs="reply">
      <OwnerQuestions />
    </OwnerArea>
  ),
})

type List = Output<'ownerQuestions'>

/** Questions about the owner's company: answer them in its name, or hide them. */
function OwnerQuestions() {
  const locale = useLocale()
  const { count } = useFormats()
  const { owner: words } = useWords('asking')
  const [query] = useSearchParams()
  const show = QUESTIONS_SHOWN.find(one => one === query.get('show')) ?? 'unanswered'
  const cursor = query.get('cursor') ?? undefined
  const loaded = useSessionData(OWNER, 'ownerQuestions', { query: { show, ...(cursor && { cursor }) } })
  const to = (of: QuestionsShown, at?: string) =>
    href(locale, 'ownerQuestions', {}, { show: of === 'unanswered' ? null : of, cursor: at ?? null })
  return (
    <>
      <h1>{words.title}</h1>
      <p className="find">{words.lead}</p>
      <Waiting loaded={loaded}>
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
                <Rows list={list} put={loaded.put} />
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
              <Answer answer={answer} />
              <Sure
                action={words.removeAnswer}
                {...words}
                onYes={async () =>
                  replace(id, await call('removeAnswer', { params: { id: answer.id }, body: {} }))
                }
              />
            </div>
          ))}
        <Sure
          action={words.removeQuestion}
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

type Props = { one: OwnerQuestion; onChange: (one: OwnerQuestion) => void }

/** Form to write or change the company's answer. */
function AnswerForm({ one: { question, own }, onChange }: Props) {
  const { owner: words } = useWords('asking')
  const { reply } = useWords('reviews')
  const call = useSessionCall(OWNER)
  const toast = useToast()
  const { busy, trouble, run } = useSubmit({ offline: words.failed }, ['text'])

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const values = Object.fromEntries(new FormData(event.currentTarget))
    const body = { ...values, version: own?.version ?? null } as never
    run(async () => {
      const next = await call('answerQuestion', { params: { id: question.id }, body }).catch(error => {
        // A colleague has answered in the meantime.
        throw isCallError(error) && error.code === 'conflict' ? { ...error, message: words.conflict } : error
      })
      toast(words.sent[next.own?.state ?? 'published'])
      onChange(next)
    })
  }

  return (
    <form onSubmit={send} noValidate>
      {own && own.state !== 'published' && <p className="answers-state">{words.sent[own.state]}</p>}
      <TextArea
        name="text"
        label={words.field}
        hint={words.hint}
        rows={4}
        maxLength={ANSWER.max}
        defaultValue={own?.words}
        error={trouble.fields['text'] ?? trouble.message}
      />
      <SelectField
        name="role"
        label={words.as}
        options={REPLY_ROLES.map(value => ({ value, label: reply.roles[value] }))}
        defaultValue={own?.role}
      />
      <Button type="submit" busy={busy}>
        {own ? words.change : words.send}
      </Button>
    </form>
  )
}
