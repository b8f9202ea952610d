// Every page that a visitor can open, with content of the demo.
import assert from 'node:assert/strict'
import type { Locale } from '#shared/locale.ts'
import { href, PATHS, type PageName } from '#shared/paths.ts'
import { api, knownCompany } from './site.ts'

/**
 * The pages of signed-in staff and owners are in team.test.ts and answering.test.ts; the gallery exists only in
 * development.
 */
const ELSEWHERE = [
  'ownerHome',
  'ownerReviews',
  'ownerQuestions',
  'ownerReview',
  'ownerComments',
  'ownerColleagues',
  'ownerAccount',
  'teamQueue',
  'teamCompanies',
  'teamReports',
  'teamHistory',
  'ownerJobs',
  'ownerNewJob',
  'ownerJob',
  'ownerApplications',
  'ownerApplication',
  'devUi',
]
/** The page's content is in the demo, as for every page here. */
const ROLE = 'administrative-staff'
const DEPARTMENT = 'it'
const INDUSTRY = 'health'
const PLACE = 'kota-bekasi'
/** The newest vacancy of the demo. */
const newestJob = async (url: string): Promise<string> => {
  const { vacancies } = await api<{ vacancies: { id: string }[] }>(url, '/v2/jobs')
  return vacancies[0]?.id ?? assert.fail('the demo has no vacancy')
}
/** The newest question to the company. */
const newestQuestion = async (url: string, slug: string): Promise<string> => {
  const { questions } = await api<{ questions: { id: string }[] }>(url, `/companies/${slug}/questions`)
  return questions[0]?.id ?? assert.fail('the demo has no question')
}
/** The newest review of the company, which everybody may read. */
const newestReview = async (url: string, slug: string): Promise<string> => {
  const { reviews } = await api<{ reviews: { id: string }[] }>(url, `/v2/company/${slug}/reviews`)
  return reviews[0]?.id ?? assert.fail('the demo has no review')
}
/** An article has a name in each language. */
const ARTICLE = { id: 'menghitung-thr', en: 'thr-holiday-bonus-reckoned' }
/** A code that opens nothing: its page has a state for that. */
const TOKEN = 'x'
export const PAGES = (Object.keys(PATHS) as PageName[]).filter(name => !ELSEWHERE.includes(name))

/** Address of each page. */
export async function addressesIn(url: string): Promise<(name: PageName, locale: Locale) => string> {
  const { slug } = await knownCompany(url)
  const job = await newestJob(url)
  const ids: Partial<Record<PageName, string>> = {
    job,
    applyJob: job,
    question: await newestQuestion(url, slug),
    review: await newestReview(url, slug),
  }
  return (name, locale) =>
    href(locale, name, {
      id: ids[name] ?? slug,
      role: ROLE,
      department: DEPARTMENT,
      industry: INDUSTRY,
      place: PLACE,
      slug: ARTICLE[locale],
      token: TOKEN,
    } as never)
}
