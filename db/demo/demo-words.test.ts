import assert from 'node:assert/strict'
import { test } from 'node:test'
import { screenReply } from '#shared/rules/screening/reply.ts'
import { demoCompanies } from './companies.ts'
import { demoVacancies } from './vacancies.ts'
import { demoQuestions } from './questions.ts'
import { demoReviews } from './reviews.ts'
import type { DemoReview } from './types.ts'

const companies = demoCompanies()
const reviews = demoReviews()
const questions = demoQuestions()
const jobs = demoVacancies()
const published = reviews.filter(review => review.state === 'published')
const longTexts = (review: DemoReview) =>
  [review.likes, review.dislikes, review.advice].filter(text => text !== null)
const sentences = (text: string) => text.split(/(?<=[.!?])["”]?\s+/)

test('texts are within their limits, short and long, and no sentence occurs twice', () => {
  const headlines = new Set<string>()
  const seen = new Set<string>()
  for (const review of reviews) {
    assert.ok(review.headline.length >= 5 && review.headline.length <= 120, review.headline)
    assert.ok(!headlines.has(review.headline.toLowerCase()), `headline twice: ${review.headline}`)
    headlines.add(review.headline.toLowerCase())
    assert.ok(longTexts(review).length > 0, `no text: ${review.headline}`)
    for (const text of longTexts(review)) {
      assert.ok(text.length >= 10 && text.length <= 5000)
      assert.equal(text, text.trim())
      for (const sentence of sentences(text).map(one => one.toLowerCase())) {
        assert.ok(!seen.has(sentence), `sentence twice: ${sentence}`)
        seen.add(sentence)
      }
    }
  }
  const lengths = published.map(review => longTexts(review).join(' ').length)
  assert.ok(lengths.filter(length => length < 90).length >= 5, 'short ones')
  assert.ok(lengths.filter(length => length > 800).length >= 3, 'long ones')
  const withLikes = published.filter(review => review.likes !== null && review.dislikes !== null).length
  assert.ok(withLikes > published.length / 2, `both sides: ${withLikes}`)
})

test('no public text names a person, a contact or a rude word', () => {
  const texts = [
    ...reviews
      .filter(({ state }) => state !== 'pending')
      .flatMap(review => [
        review.headline,
        ...longTexts(review),
        review.salary_comment ?? '',
        review.surprise_text ?? '',
        review.note ?? '',
      ]),
    ...questions.flatMap(question => [question.text, ...question.answers.map(answer => answer.text)]),
    ...jobs.flatMap(({ content: job }) => [job.title, job.description, job.expectations, job.requirements]),
    ...companies.flatMap(company => [company.summary_id, company.summary_en]),
  ]
  const forbidden: [string, RegExp][] = [
    ['phone', /(?:\+?62|0)8\d{2}[\d\s.-]{5,}/],
    ['digits', /\d[\d\s-]{8,}\d/],
    ['mail', /\S+@\S+\.\S+/],
    ['handle', /(?:^|\s)@\w+/],
    ['link', /https?:|www\.|\b\w+\.(?:com|id|co|net|org|me)\b/i],
    ['title and name', /\b(?:Pak|Bu|Bapak|Ibu|Mas|Mbak|Kak|Bang|Mr|Mrs|Ms|Miss|Sir)\.? [A-Z]/],
    ['slot', /[{}[\]|]|undefined|\bEN /],
    ['double space', / {2}|\.\.| ,| \./],
  ]
  const rude =
    /\b(?:anjing|babi|bangsat|bego|goblok|tolol|bodoh|idiot|kampungan|sialan|keparat|shit|fuck\w*|damn|stupid)\b/i
  for (const text of texts) {
    for (const [what, pattern] of forbidden) assert.doesNotMatch(text, pattern, what)
    assert.doesNotMatch(text, rude)
  }
})

test('companies answer published reviews in words that screening accepts, except for one reply that waits for the team', () => {
  const answered = reviews.flatMap(({ state, reply }) => (reply ? { state, ...reply } : []))
  assert.ok(answered.length >= 10)
  assert.equal(answered.filter(({ held }) => held).length, 1)
  for (const { state, words, held } of answered) {
    assert.equal(state, 'published', words)
    assert.equal(screenReply(words).length > 0, held, words)
  }
  for (const { state, back_in } of reviews) assert.equal(state === 'hidden', back_in !== null)
})
