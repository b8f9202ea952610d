import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ASKER_TYPES, AUTHOR_TYPES, JOB_TYPES, SALARY_PERIODS } from '#shared/contract/keys.ts'
import { readVacancy } from '#shared/rules/vacancy/read.ts'
import { demoCompanies } from './companies.ts'
import type { DemoVacancy } from './types.ts'
import { demoVacancies } from './vacancies.ts'
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
    readVacancy({ ...job, monthly: 1, minimum: null }).some(({ effect }) => effect === 'hold')
  assert.deepEqual(
    jobs.filter(isHeld),
    jobs.filter(job => job.asks_money),
  )
  assert.equal(jobs.filter(job => job.asks_money).length, 2)
  assert.ok(jobs.filter(job => job.workplace === 'remote').length >= 4)
  assert.ok(jobs.filter(job => job.workplace === 'hybrid').length >= 4)
  assert.ok(jobs.every(job => job.workplace === 'remote' || !/remote/i.test(job.title)))
  const drafts = jobs.filter(job => job.state === 'draft')
  assert.ok(drafts.length >= 2)
  const left = (job: (typeof jobs)[number]) => (job.day ?? 0) + job.valid_days
  const open = jobs.filter(job => job.state === 'published' && left(job) >= 0)
  assert.ok(open.length >= 35)
  assert.ok(open.filter(job => left(job) <= 5).length >= 2, 'some expire soon')
  assert.ok(jobs.filter(job => job.state === 'published' && left(job) < 0).length >= 4, 'some have expired')
  assert.ok(jobs.filter(job => job.salary_negotiable).length >= 3)
  const unfair =
    /\b(?:usia|umur|tahun maksimal|berpenampilan|penampilan menarik|good.looking|agama|muslim|pria|wanita|laki-laki|perempuan|belum menikah|single|male|female|age|religion)\b/i
  for (const job of jobs) {
    assert.ok(slugs.has(job.company), job.company)
    assert.ok(companies.find(company => company.slug === job.company)!.state === 'approved')
    assert.ok(cities.has(job.city_code))
    assert.equal(roles.get(job.job_role_id), job.department)
    isOneOf(JOB_TYPES, job.job_type, 'job type')
    assert.equal(job.day === null, job.state === 'draft')
    assert.ok(job.work_experience >= 0 && job.work_experience <= 10)
    if (job.salary_negotiable)
      assert.ok(job.salary_amount === null && job.salary_min === null && job.salary_period === null)
    else {
      isOneOf(SALARY_PERIODS, job.salary_period, 'period')
      assert.ok(job.salary_amount !== null || (job.salary_min! < job.salary_max! && job.salary_min! > 0))
      const lowest = job.salary_amount ?? job.salary_min!
      if (job.salary_period === 'month' && job.job_type === 'employee')
        assert.ok(lowest >= minimumWage(job.city_code) * 0.995, `${job.company}: ${job.title}`)
    }
    for (const text of [job.title, job.description, job.expectations, job.requirements]) {
      assert.ok(text.length >= 4)
      assert.doesNotMatch(text, unfair)
    }
  }
})
