import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoCompanies } from './companies.ts'
import { demoJobs } from './jobs.ts'
import { demoQuestions } from './questions.ts'
import { demoReviews } from './reviews.ts'
import type { DemoReview } from './types.ts'

const companies = demoCompanies()
const reviews = demoReviews()
const questions = demoQuestions()
const jobs = demoJobs()
const published = reviews.filter(review => review.state === 'published')
const longTexts = (review: DemoReview) =>
  [review.likes, review.dislikes, review.advice].filter(text => text !== null)
const sentences = (text: string) => text.split(/(?<=[.!?])["”]?\s+/)

test('texts: within limits, no two alike, no sentence heard too often', () => {
  const headlines = new Set<string>()
  const seen = new Set<string>()
  const heard = new Map<string, number>()
  for (const review of reviews) {
    assert.ok(review.headline.length >= 5 && review.headline.length <= 120, review.headline)
    assert.ok(!headlines.has(review.headline.toLowerCase()), `headline twice: ${review.headline}`)
    headlines.add(review.headline.toLowerCase())
    assert.ok(longTexts(review).length > 0, `no text: ${review.headline}`)
    for (const text of longTexts(review)) {
      assert.ok(text.length >= 10 && text.length <= 5000)
      assert.equal(text, text.trim())
      assert.ok(!seen.has(text), `text twice: ${text}`)
      seen.add(text)
      for (const sentence of sentences(text)) heard.set(sentence, (heard.get(sentence) ?? 0) + 1)
    }
  }
  for (const [sentence, times] of heard) assert.ok(times <= 5, `${times}×: ${sentence}`)
  const lengths = published.map(review => longTexts(review).join(' ').length)
  assert.ok(Math.min(...lengths) < 90 && Math.max(...lengths) > 450, 'short and long ones')
  const withLikes = published.filter(review => review.likes !== null && review.dislikes !== null).length
  assert.ok(withLikes > published.length / 2, `both sides: ${withLikes}`)
})

test('nothing that readers see names a person, a contact or a rude word', () => {
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
    ...jobs.flatMap(job => [job.title, job.description, job.expectations, job.requirements]),
    ...companies.flatMap(company => [company.summary_id, company.summary_en, company.description]),
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
