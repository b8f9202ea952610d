import assert from 'node:assert/strict'
import test from 'node:test'
import { team as en } from '#shared/messages/en/team/team.ts'
import { team as id } from '#shared/messages/id/team/team.ts'
import { reportWords } from './report-words.ts'

test('the texts about a decision name the kind of content, in both languages', () => {
  for (const [team, names] of [
    [id, { review: /ulasan/i, salary_comment: /komentar/i, question: /pertanyaan/i, answer: /jawaban/i }],
    [en, { review: /review/i, salary_comment: /comment/i, question: /question/i, answer: /answer/i }],
  ] as const)
    for (const subject of ['review', 'salary_comment', 'question', 'answer'] as const) {
      const words = reportWords(team, subject)
      for (const phrase of [words.logged, words.history, words.dismissed, words.uphold])
        assert.match(phrase, names[subject])
      if (subject !== 'review') assert.doesNotMatch(words.logged, names.review)
    }
})
