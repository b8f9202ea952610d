import assert from 'node:assert/strict'
import { test } from 'node:test'

import {
  ANSWERS,
  APPLICANT_RATINGS,
  APPLICATION_RESULTS,
  DEPARTMENTS,
  EMPLOYEE_RATINGS,
  GUIDELINES,
  INDUSTRIES,
  JOB_TYPES,
  LEGAL_FORMS,
  SIZE_BANDS,
} from '#shared/contract/keys.ts'

import { demoAmounts } from './amounts.ts'
import { demoCompanies } from './companies.ts'
import { demoVacancies } from './vacancies.ts'
import { demoQuestions } from './questions.ts'
import { demoReviews } from './reviews.ts'
import type { DemoReview } from './types.ts'
import { minimumWage } from './roles.ts'
import { cities, isOneOf, roles } from './seeded.ts'

const companies = demoCompanies()
const reviews = demoReviews()
const questions = demoQuestions()
const jobs = demoVacancies()
const published = reviews.filter(review => review.state === 'published')
const staff = published.filter(review => review.employment_status !== 2)

const slugs = new Set(companies.map(company => company.slug))

const score = (review: DemoReview): number => {
  const values = Object.values(review.ratings).filter(value => value != null)
  return values.reduce((a, b) => a + b, 0) / values.length
}
const mean = (list: number[]) => list.reduce((a, b) => a + b, 0) / list.length
const sentences = (text: string) => text.split(/(?<=[.!?])["”]?\s+/)
const byCompany = Map.groupBy(published, review => review.company)

test('the demo has 48 companies of every kind', () => {
  assert.equal(companies.length, 48)
  assert.equal(slugs.size, 48)
  assert.equal(new Set(companies.map(company => company.name.toLowerCase())).size, 48)
  for (const company of companies) {
    assert.match(company.slug, /^[a-z0-9]+(-[a-z0-9]+)*$/)
    isOneOf(INDUSTRIES, company.industry, 'industry')
    isOneOf(LEGAL_FORMS, company.legal_form, 'legal form')
    isOneOf(SIZE_BANDS, company.size_band, 'size')
    assert.ok(cities.has(company.city_code), company.city_code)
    if (company.website_host !== null) assert.match(company.website_host, /^[a-z0-9-]+\.example$/)
    if (company.ticker !== null) assert.match(company.ticker, /^[A-Z]{4}$/)
    for (const text of [company.summary_id, company.summary_en]) assert.equal(sentences(text).length, 1, text)
  }
  for (const industry of INDUSTRIES)
    assert.ok(
      companies.some(company => company.industry === industry),
      industry,
    )
  for (const form of LEGAL_FORMS)
    assert.ok(
      companies.some(company => company.legal_form === form),
      form,
    )
  for (const size of SIZE_BANDS)
    assert.ok(
      companies.some(company => company.size_band === size),
      size,
    )
  const tickers = companies.filter(company => company.ticker !== null).length
  assert.ok(tickers >= 2 && tickers <= 3)
  const pending = companies.filter(company => company.state === 'pending').length
  assert.ok(pending >= 2 && pending <= 3)
  const names = companies.map(company => company.name)
  assert.ok(names.some(name => name.length > 50) && names.some(name => !name.includes(' ')))
  const province = (from: number, to: number) =>
    companies.some(
      company => Number(company.city_code.slice(0, 2)) >= from && Number(company.city_code.slice(0, 2)) <= to,
    )
  assert.ok(province(11, 36) && province(51, 76) && province(81, 96), 'west, middle and east')
})

test('no company has the name of a well-known real one, and every website uses the reserved ending', () => {
  const wellKnown =
    /\b(pertamina|telkom|telkomsel|indosat|astra|gojek|goto|grab|tokopedia|shopee|bukalapak|traveloka|blibli|bank mandiri|bca|bri|bni|btn|danamon|permata|indofood|unilever|nestle|wings|mayora|garuda|gudang garam|djarum|sampoerna|kalbe|kimia farma|bio farma|semen|krakatau|adaro|pln|pelni|damri|pos indonesia|jne|sicepat|j&t|anteraja|ruangguru|halodoc|alfamart|indomaret|matahari|hypermart|ace|informa|siloam|prodia|prudential|allianz|manulife|sritex|pan brothers|wika|waskita|adhi|pakuwon|ciputra|sinarmas|lippo|kompas|tempo|emtek)\b/i
  for (const { name, legal_name, website_host } of companies) {
    assert.doesNotMatch(`${name} ${legal_name}`, wellKnown)
    assert.ok(website_host === null || website_host.endsWith('.example'), website_host ?? '')
  }
})

test('there are enough reviews, spread over companies, people, languages and time', () => {
  assert.ok(reviews.length >= 360 && published.length >= 340, `${reviews.length} / ${published.length}`)
  for (const [state, least] of [
    ['pending', 3],
    ['rejected', 3],
    ['hidden', 2],
    ['removed', 3],
  ] as const)
    assert.ok(reviews.filter(review => review.state === state).length >= least, state)
  const share = (test: (review: DemoReview) => boolean) => published.filter(test).length / published.length
  const between = (value: number, low: number, high: number, what: string) =>
    assert.ok(value >= low && value <= high, `${what}: ${value}`)
  between(
    share(review => review.employment_status === 0),
    0.6,
    0.7,
    'employees',
  )
  between(
    share(review => review.employment_status === 1),
    0.18,
    0.28,
    'former',
  )
  between(
    share(review => review.employment_status === 2),
    0.08,
    0.16,
    'applicants',
  )
  between(
    share(review => review.locale === 'en'),
    0.2,
    0.3,
    'English',
  )

  const counts = companies.map(company => byCompany.get(company.slug)?.length ?? 0)
  const having = (low: number, high: number) => counts.filter(n => n >= low && n <= high).length
  assert.ok(
    having(0, 0) >= 1 &&
      having(1, 2) >= 2 &&
      having(3, 9) >= 20 &&
      having(10, 30) >= 12 &&
      having(40, 60) === 1,
  )
  const mostlyEnglish = [...byCompany.values()].filter(
    list => list.length > 5 && list.filter(review => review.locale === 'en').length > list.length / 2,
  )
  assert.ok(mostlyEnglish.length >= 3)

  for (const review of reviews) {
    assert.ok(Number.isInteger(review.day) && review.day < 0 && review.day >= -1461)
    assert.ok(slugs.has(review.company))
  }
  const ofYear = (n: number) => published.filter(review => Math.floor(-review.day / 365.3) === n).length
  assert.ok(ofYear(0) > ofYear(1) && ofYear(1) > ofYear(2) && ofYear(2) > ofYear(3) && ofYear(3) > 5)
  const newcomers = [...Map.groupBy(staff, review => review.company)].filter(
    ([, list]) => list.filter(review => review.day > -30).length > 5,
  )
  assert.ok(newcomers.length >= 4, `newcomers: ${newcomers.length}`)
})

test('scores have a mean between 3.2 and 3.8 and a J-shaped distribution, and companies differ', () => {
  const average = mean(staff.map(score))
  assert.ok(average >= 3.2 && average <= 3.8, String(average))
  const stars = [0, 0, 0, 0, 0, 0]
  for (const review of staff) stars[Math.floor(score(review) + 0.5)]!++
  const [, one, two, three, four, five] = stars as [number, number, number, number, number, number]
  assert.ok(five >= four * 0.85 && four > three && three > two && two < one, stars.join())
  const means = [...Map.groupBy(staff, review => review.company).values()]
    .filter(list => list.length >= 3)
    .map(list => mean(list.map(score)))
  const average2 = mean(means)
  assert.ok(average2 >= 3.2 && average2 <= 3.8, String(average2))
  assert.ok(Math.min(...means) < 2.6 && Math.max(...means) > 4.3 && Math.min(...means) > 2.2)
  const top = [...byCompany.values()].filter(list => list.length >= 10 && mean(list.map(score)) > 4)
  assert.ok(top.length >= 3)
})

test('every field is valid', () => {
  for (const review of reviews) {
    const applicant = review.employment_status === 2
    const keys = applicant ? APPLICANT_RATINGS : EMPLOYEE_RATINGS
    assert.deepEqual(Object.keys(review.ratings).sort(), [...keys].sort())
    const values = Object.values(review.ratings)
    for (const value of values)
      assert.ok(value === null || (Number.isInteger(value) && value >= 1 && value <= 5))
    assert.ok(values.some(value => value !== null))
    for (const [key, value] of Object.entries(review.answers)) {
      isOneOf(ANSWERS, key, 'answer')
      assert.equal(typeof value, 'boolean')
    }
    assert.ok(
      Number.isInteger(review.overall_sentiment) &&
        review.overall_sentiment >= 1 &&
        review.overall_sentiment <= 5,
    )
    assert.ok(cities.has(review.city_code), review.city_code)
    assert.match(review.city_code, /^\d\d\.\d\d$/)
    if (review.job_role_id !== null) assert.ok(roles.has(review.job_role_id), review.job_role_id)
    if (applicant) {
      assert.deepEqual(review.answers, {})
      assert.ok(review.job_role_id !== null && review.department === null && review.job_type === null)
      assert.ok(review.monthly_salary === null && review.salary_comment === null)
      isOneOf(APPLICATION_RESULTS, review.application_result, 'result')
      assert.ok(review.interview_rounds! >= 1 && review.interview_rounds! <= 10)
      assert.equal(typeof review.surprise_question, 'boolean')
      assert.ok(review.surprise_text === null || review.surprise_question)
    } else {
      isOneOf(DEPARTMENTS, review.department, 'department')
      isOneOf(JOB_TYPES, review.job_type, 'job type')
      if (review.job_role_id !== null) assert.equal(roles.get(review.job_role_id), review.department)
      assert.ok(review.application_result === null && review.interview_rounds === null)
      assert.ok(review.surprise_question === null && review.surprise_text === null)
    }
    if (review.employment_status === 0) assert.equal(review.left_at_offset, null)
    else assert.ok(review.left_at_offset! >= 0 && review.left_at_offset! <= 8)
    const ruled = ['rejected', 'hidden', 'removed'].includes(review.state)
    if (ruled) isOneOf(GUIDELINES, review.guideline, 'guideline')
    else assert.ok(review.guideline === null && review.note === null)
    assert.ok(Number.isInteger(review.helpful) && review.helpful >= 0 && review.helpful < 30)
  }
})

test('salaries are plausible', () => {
  const paid = staff.filter(review => review.monthly_salary !== null)
  assert.ok(paid.length > staff.length * 0.7)
  let below = 0
  for (const review of paid) {
    const pay = review.monthly_salary! + (review.allowances ?? 0)
    assert.ok(Number.isInteger(pay) && pay >= 800_000 && pay <= 60_000_000 && pay % 50_000 === 0, String(pay))
    const then = minimumWage(review.city_code) * 0.95 ** (-review.day / 365)
    const learning = ['intern', 'apprentice', 'working_student'].includes(review.job_type!)
    if (!learning && pay < then * 0.99) below++
  }
  assert.ok(below / paid.length < 0.08, `below the minimum wage: ${below} of ${paid.length}`)
  const cell = paid.filter(
    review =>
      review.company === 'lintang-muara-kargo' &&
      review.department === 'logistics' &&
      review.job_type === 'employee' &&
      review.day > -330,
  )
  assert.ok(cell.length >= 5, 'one cell is big enough to show')
  for (const review of reviews)
    if (review.salary_comment !== null)
      assert.ok(review.monthly_salary !== null && review.salary_comment.length <= 300)
})

test('standalone amounts have known companies, cities and roles, are plausible, and suffice for every page about pay', () => {
  const amounts = demoAmounts()
  for (const amount of amounts) {
    assert.ok(amount.company === null || slugs.has(amount.company), amount.company ?? '')
    assert.ok(cities.has(amount.city_code), amount.city_code)
    assert.equal(roles.get(amount.job_role_id), amount.department)
    isOneOf(JOB_TYPES, amount.job_type, 'job type')
    const whole = amount.base + (amount.allowances ?? 0)
    assert.ok(whole >= 800_000 && whole <= 60_000_000 && whole % 50_000 === 0, String(whole))
    assert.ok(amount.year_offset >= 0 && amount.year_offset <= 3)
  }
  const lately = amounts.filter(({ year_offset }) => year_offset < 2)
  const provinces = Map.groupBy(lately, ({ city_code }) => city_code.slice(0, 2))
  const full = [...provinces.values()].filter(
    list => list.length >= 60 && new Set(list.map(({ company }) => company)).size > 5,
  )
  assert.ok(full.length >= 15, `${full.length} provinces for the map`)
  const alone = amounts.filter(({ company }) => company === null)
  assert.ok(alone.length > 100, 'some for role and place alone')
})

test('the demo is the same every time', () => {
  assert.deepEqual(demoReviews(), reviews)
  assert.notEqual(demoReviews()[0], demoReviews()[0])
  assert.deepEqual(demoCompanies(), companies)
  assert.deepEqual(demoQuestions(), questions)
  assert.deepEqual(demoVacancies(), jobs)
})
