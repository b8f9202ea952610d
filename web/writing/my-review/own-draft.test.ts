import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPLICANT, CURRENT_EMPLOYEE, FORMER_EMPLOYEE } from '#shared/contract/keys.ts'
import { ownReview, reviewSubmission, type SentReview } from '#shared/contract/writing/writing.ts'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import type { Call, CallError } from '#web/platform/call.ts'
import type { Draft } from '#web/writing/drafts/draft.ts'
import { sendEdit } from './edit.ts'
import { completeDraft } from '#web/writing/example-draft.ts'
import type { EditableReview } from './edit-draft.ts'
import { draftOfOwn } from './own-draft.ts'
import { submissionOf } from '#web/writing/submission.ts'

const CODE = makeManageCode()
const KINDS = [CURRENT_EMPLOYEE, FORMER_EMPLOYEE, APPLICANT] as const
const submitted = (draft: Draft) => reviewSubmission.parse(submissionOf(draft, CODE, 'id'))

/** The server's answer about a review that was just sent. */
function answered(sent: SentReview, { company }: Draft): EditableReview {
  const { id, slug, name } = company ?? assert.fail()
  const of = (key: string) => (sent as Record<string, unknown>)[key] ?? null
  const keys = ['company_id', 'employment_status', 'overall_sentiment', 'recommended', 'ratings', 'city_id']
  const nullable = ['department', 'job_type', 'job_role_id', 'job_role', 'left_at_year', 'application_result']
  const more = ['interview_rounds', 'surprise_question', 'surprise_text', 'monthly_salary', 'salary_comment']
  const parts = ['fixed_allowances', 'thr_months', 'bonus_months', 'years_in_role']
  const draft = Object.fromEntries([...keys, ...nullable, ...more, ...parts].map(key => [key, of(key)]))
  const texts = [
    'headline',
    'likes',
    'dislikes',
    'advice',
    'guideline',
    'removed_for',
    'note',
    'published_month',
    'review_id',
  ]
  return ownReview.parse({
    company: { id, slug, name, pending: false },
    rewritable: true,
    state: 'rejected',
    second: false,
    salary_second: false,
    reply: null,
    hidden_until: null,
    comment_hidden: null,
    ...Object.fromEntries(texts.map(key => [key, of(key)])),
    draft: { ...draft, answers: of('answers') ?? {} },
  }) as EditableReview
}

test('a review of every kind opens in the form as it was sent, and only the consent is asked again', () => {
  for (const kind of KINDS) {
    const draft = completeDraft(kind)
    const lists = { cities: [draft.city ?? assert.fail()], roles: [draft.job_role ?? assert.fail()] }
    const opened = draftOfOwn(answered(submitted(draft), draft), lists, 'id')
    assert.equal(opened.agree, false)
    assert.deepEqual(submitted({ ...opened, agree: true }), submitted(draft))
  }
})

test('an unusual salary that was confirmed once leads to no second question', () => {
  const draft = { ...completeDraft(CURRENT_EMPLOYEE), salary: '250 juta', salary_sure: 250_000_000 }
  const opened = draftOfOwn(answered(submitted(draft), draft), { cities: [], roles: [] }, 'en')
  assert.equal(opened.salary_sure, 250_000_000)
})

test('changes are sent with only the code, and a decision in between is reported', async () => {
  const calls: unknown[] = []
  const answering = (refused?: Partial<CallError>) =>
    (async (name: string, input: { body: Record<string, unknown> }, bearer?: string) => {
      calls.push([name, bearer, input.body['manage_code'], input.body['company_id']])
      if (refused) throw { status: 500, code: '', message: '', errors: {}, ...refused }
      return { state: 'pending' }
    }) as unknown as Call
  const draft = completeDraft(CURRENT_EMPLOYEE)
  assert.deepEqual(await sendEdit(draft, CODE, 'id', answering()), { kind: 'edited' })
  assert.deepEqual(calls, [['editReview', CODE, CODE, draft.company?.id]])
  const decided = { status: 409, code: 'already_decided' }
  assert.deepEqual(await sendEdit(draft, CODE, 'id', answering(decided)), { kind: 'decided' })
  const errors = { headline: ['Paling sedikit 5 huruf.'] }
  const outcome = await sendEdit(draft, CODE, 'id', answering({ status: 422, errors }))
  assert.deepEqual(outcome, { kind: 'refused', errors, message: '' })
  assert.deepEqual(await sendEdit(draft, CODE, 'id', answering({ status: 0 })), { kind: 'offline' })
})
