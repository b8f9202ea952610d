import assert from 'node:assert/strict'
import { test } from 'node:test'
import { APPLICANT, CURRENT_EMPLOYEE } from '#shared/contract/keys.ts'
import { TEXT_FIELDS } from '#shared/contract/text-fields.ts'
import { errors } from '#shared/messages/id/site/errors.ts'
import { writing } from '#shared/messages/id/writing/writing.ts'
import { HOLDING } from '#shared/rules/screening/finding.ts'
import { foundIn, loadScreening } from '#web/reviews/screening/screening.ts'
import type { Draft } from './drafts/draft.ts'
import { completeDraft } from './example-draft.ts'
import { refusalsOn, textsAmong } from './review-rules.ts'
import { fieldsOf, stepsOf } from './drafts/review-steps.ts'

const words = {
  locale: 'id',
  field: errors.field,
  salary: writing.salary,
  chooseCompany: writing.fields.company_id.choose,
} as const
const screen = await loadScreening()
const employed = completeDraft(CURRENT_EMPLOYEE)
const allFields = ({ employment_status: status }: Draft) =>
  stepsOf(status).flatMap(step => fieldsOf(step, status))
const refusals = (draft: Draft) => refusalsOn(allFields(draft), draft, words, screen)

test('the form screens the same texts as the contract', () => {
  const texts = [employed, completeDraft(APPLICANT)].flatMap(draft => textsAmong(allFields(draft)))
  assert.deepEqual([...new Set(texts)].toSorted(), ['company_id', ...TEXT_FIELDS].toSorted())
})

test('contact data in any text is refused beside its field, with the words found', () => {
  const span = '0812 3456 7890'
  const texts = { headline: span, likes: span, dislikes: span, advice: span, salary_comment: span }
  const message = errors.field.screen_phone(span)
  assert.deepEqual(refusals({ ...employed, ...texts }), {
    headline: message,
    likes: message,
    dislikes: message,
    advice: message,
    salary_comment: message,
  })
  const applied = { ...completeDraft(APPLICANT), surprise_text: `Hubungi ${span}.` }
  assert.deepEqual(refusals(applied), { surprise_text: message })
})

test('contact data in an unlisted company’s name is refused, and a name that looks like an address is not', () => {
  const named = (name: string) =>
    refusals({ ...employed, company: { id: '', slug: '', name, unlisted: true } })
  assert.deepEqual(named('Toko Rani 0812 3456 7890'), {
    company_id: errors.field.screen_phone('0812 3456 7890'),
  })
  assert.deepEqual(named('tiket.com'), {})
})

test('a text that is not sent or that only the team sees is never refused', () => {
  const unsent = { ...employed, salary: '', salary_comment: 'rani@gmail.com' }
  assert.deepEqual(refusals(unsent), {})
  const surprise = { ...completeDraft(APPLICANT), surprise_question: false, surprise_text: '0812 3456 7890' }
  assert.deepEqual(refusals(surprise), {})
  const named = { ...employed, dislikes: 'Pak Rendra bilang sabar saja.' }
  assert.deepEqual(refusals(named), {})
  assert.deepEqual(
    foundIn(screen, named.dislikes).map(({ kind, words: found }) => [kind, found]),
    [['name', 'Pak Rendra']],
  )
})

test('every holding kind has its message', () => {
  for (const kind of HOLDING) assert.ok(writing.screening.held[kind](1), kind)
})
