import type { Output } from '#shared/contract/contract.ts'
import { QUESTIONS_SHOWN, type QuestionsShown } from '#shared/contract/keys.ts'
import type { OwnerQuestion } from '#shared/contract/questions/owner-questions.ts'

type List = Output<'ownerQuestions'>

/**
 * The list after a question changed to `next`, or disappeared; an answered one keeps its place until the list is loaded
 * again.
 */
export function changedList(list: List, id: string, next?: OwnerQuestion): List {
  const before = list.questions.find(({ question }) => question.id === id)
  const counts = QUESTIONS_SHOWN.map(shown => [
    shown,
    list.counts[shown] - countIn(shown, before) + countIn(shown, next),
  ])
  return {
    ...list,
    questions: list.questions.flatMap(one => (one === before ? (next ?? []) : one)),
    counts: Object.fromEntries(counts) as List['counts'],
  }
}

function countIn(shown: QuestionsShown, one: OwnerQuestion | undefined): number {
  if (!one) return 0
  return shown === 'all' || (shown === 'answered') === (one.own !== null) ? 1 : 0
}
