import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASKER_TYPES, AUTHOR_TYPES, JOB_TYPES, SALARY_PERIODS } from '#shared/contract/keys.ts'
import { findingsIn } from '#shared/rules/vacancy/read.ts'
import { demoCompanies } from './companies.ts'
import { demoVacancies, type DemoVacancy } from './vacancies.ts'
import { minimumWage } from './roles.ts'
import { demoQuestions } from './questions.ts'
import { cities, isOneOf, roles } from './seeded.ts'

const companies = demoCompanies()
const questions = demoQuestions()
const jobs = demoVacancies()
const slugs = new Set(companies.map(company => company.slug))

test('questions and answers are valid', () => {
  assert.ok(questions.length >= 60)
  assert.ok(questions.filter(question => question.state === 'pending').length >= 3)
  assert.ok(questions.some(question => question.answers.some(answer => answer.state === 'pending')))
  assert.ok(questions.filter(question => question.locale === 'en').length >= 12)
  const texts = questions.flatMap(question => [question.text, ...question.answers.map(answer => answer.text)])
  assert.equal(new Set(texts).size, texts.length)
  for (const question of questions) {
    assert.ok(slugs.has(question.company), question.company)
    isOneOf(ASKER_TYPES, question.author_type, 'asker')
    assert.ok(question.day < 0 && question.answers.length <= 4)
    if (question.state === 'pending') assert.equal(question.answers.length, 0)
    for (const answer of question.answers) {
      isOneOf(AUTHOR_TYPES, answer.author_type, 'author')
      assert.ok(answer.day < 0 && answer.day >= question.day && answer.helpful >= 0)
      assert.ok(answer.text.length > 5)
    }
  }
})

test('jobs', () => {
  assert.ok(jobs.length >= 110)
  const isHeld = (job: DemoVacancy) =>
    findingsIn({ ...job.content, monthly: 1, minimum: null }).some(({ effect }) => effect === 'hold')
  assert.deepEqual(
    jobs.filter(isHeld),
    jobs.filter(job => job.asks_money),
  )
  assert.equal(jobs.filter(job => job.asks_money).length, 2)
  assert.ok(jobs.filter(job => job.content.workplace === 'remote').length >= 4)
  assert.ok(jobs.filter(job => job.content.workplace === 'hybrid').length >= 4)
  assert.ok(jobs.every(({ content: job }) => job.workplace === 'remote' || !/remote/i.test(job.title)))
  const drafts = jobs.filter(job => job.day === null)
  assert.ok(drafts.length >= 2)
  const left = (job: (typeof jobs)[number]) => (job.day ?? 0) + job.valid_days
  const open = jobs.filter(job => job.day !== null && left(job) >= 0)
  assert.ok(open.length >= 35)
  assert.ok(open.filter(job => left(job) <= 5).length >= 2, 'some expire soon')
  assert.ok(jobs.filter(job => job.day !== null && left(job) < 0).length >= 4, 'some have expired')
  assert.ok(jobs.filter(job => job.content.pay_from === null).length >= 3)
  const unfair =
    /\b(?:usia|umur|tahun maksimal|berpenampilan|penampilan menarik|good.looking|agama|muslim|pria|wanita|laki-laki|perempuan|belum menikah|single|male|female|age|religion)\b/i
  for (const job of jobs) {
    assert.ok(slugs.has(job.company), job.company)
    assert.ok(companies.find(company => company.slug === job.company)!.state === 'approved')
    assert.ok(cities.has(job.city_code))
    const { title, job_role_id, department, job_type, experience_years, ...content } = job.content
    const { pay_from, pay_to, pay_period, description, expectations, requirements } = content
    assert.equal(roles.get(job_role_id), department)
    isOneOf(JOB_TYPES, job_type, 'job type')
    assert.ok(experience_years >= 0 && experience_years <= 10)
    if (pay_from !== null) {
      isOneOf(SALARY_PERIODS, pay_period, 'period')
      assert.ok(pay_to === null || (pay_from < pay_to && pay_from > 0))
      if (pay_period === 'month' && job_type === 'employee')
        assert.ok(pay_from >= minimumWage(job.city_code) * 0.995, `${job.company}: ${title}`)
    }
    for (const text of [title, description, expectations, requirements]) {
      assert.ok(text.length >= 4)
      assert.doesNotMatch(text, unfair)
    }
  }
})
