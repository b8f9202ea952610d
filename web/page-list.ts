import type { PageName } from '#shared/paths.ts'
import type { FrameKind } from './platform/page.ts'
import type { OwnWordRoom } from './platform/words.ts'
import { TEAM_PAGES, type TeamPage } from './team/subjects.ts'

export type PageEntry = {
  /** File name in web/pages, without extension. */
  file: string
  /**
   * Rooms whose words the page needs in addition to those of every page, which are listed in `web/platform/words`. A
   * room is the name of a file in `shared/messages`.
   */
  words: readonly OwnWordRoom[]
  /** Query parameters of the page, in the order of the cache key. */
  query?: readonly string[]
  frame?: FrameKind
}

const VACANCY_FORM = ['owners', 'vacancies', 'jobs', 'forms', 'errors'] as const

/** What pages of the team need besides the team's words. */
const TEAM_WORDS: Partial<Record<TeamPage, readonly OwnWordRoom[]>> = {
  teamCompanies: ['forms'],
  teamPay: ['writing'],
  teamQuestions: ['questions'],
  teamAnswers: ['questions'],
  teamOfficers: ['forms'],
  teamArticles: ['library', 'forms'],
  teamFaqs: ['library', 'forms'],
}

/** Filters of the job search. */
const SEARCHED = 'q city province remote role department job_type pay experience score'.split(' ')

const QUESTION_WORDS = ['questions', 'asking'] as const

/** Every page. A path without an entry here answers 404. */
export const PAGES: Partial<Record<PageName, PageEntry>> = {
  home: { file: 'discovery/home', words: ['home'] },
  search: { file: 'discovery/search', words: ['searching', 'search', 'jobs'], query: ['q', 'all'] },
  searchCompany: {
    file: 'discovery/search-company',
    words: ['search'],
    query: ['q', 'score', 'recommend', 'industry', 'city', 'feature', 'sort', 'cursor'],
  },
  salaries: { file: 'pay/salaries', words: ['pay', 'salaries'], query: ['mode', 'department', 'view'] },
  searchSalaries: { file: 'pay/search-salaries', words: ['pay', 'salaries'], query: ['q'] },
  position: { file: 'pay/position', words: ['pay', 'positions'], query: ['city', 'cursor'] },
  topCompanies: {
    file: 'discovery/rankings',
    words: ['rankings', 'search', 'home'],
    query: ['aspect', 'industry', 'city', 'size'],
  },
  industry: { file: 'discovery/industry', words: ['browsing'] },
  place: { file: 'discovery/place', words: ['browsing'] },
  compareCompanies: {
    file: 'companies/comparison',
    words: ['versus', 'pay'],
    query: ['companies', 'add', 'change'],
  },
  searchPosition: {
    file: 'pay/search-position',
    words: ['roles', 'search', 'pay'],
    query: ['q', 'city', 'company', 'department', 'job_type', 'sort', 'cursor'],
  },
  department: { file: 'pay/department', words: ['pay', 'positions'] },
  careerSalaries: { file: 'pay/career-salaries', words: ['pay', 'careers', 'alerts'] },
  careers: { file: 'library/careers', words: ['library', 'careers', 'alerts'] },
  articles: { file: 'library/articles', words: ['library'], query: ['situation', 'cursor'] },
  article: { file: 'library/article', words: ['library'] },
  faq: { file: 'library/faq', words: ['library'], query: ['q'] },
  about: { file: 'library/about', words: ['about'] },
  howScoresWork: { file: 'library/how-scores-work', words: ['about'] },
  howWeCheck: { file: 'library/how-we-check', words: ['about'] },
  developers: { file: 'library/developers', words: ['developers'] },
  licences: { file: 'library/licences', words: ['developers'] },
  company: { file: 'companies/company', words: ['pay', 'payroll'] },
  companyReviews: {
    file: 'reviews/company-reviews',
    words: ['reading'],
    query: ['sort', 'type', 'score', 'recommend', 'department', 'job_role', 'city', 'q', 'cursor'],
  },
  companySalaries: {
    file: 'pay/company-salaries',
    words: ['pay', 'payroll'],
    query: ['department', 'job_type', 'job', 'sort'],
  },
  review: { file: 'reviews/review', words: ['reading'] },
  latestReviews: { file: 'reviews/latest-reviews', words: ['reading'], query: ['cursor'] },
  jobs: {
    file: 'jobs/list',
    words: ['jobs', 'search', 'alerts'],
    query: [...SEARCHED, 'within', 'sort', 'cursor'],
  },
  savedJobs: { file: 'jobs/saved', words: ['keeping'] },
  job: { file: 'jobs/job', words: ['jobs', 'pay'] },
  applyJob: { file: 'jobs/apply', words: ['applying', 'forms', 'jobs', 'pay', 'errors'], frame: 'form' },
  ownApplications: { file: 'jobs/applications', words: ['applying', 'account'], query: ['show'] },
  companyJobs: { file: 'jobs/company', words: ['jobs', 'alerts'], query: ['cursor'] },
  companyQuestions: { file: 'questions/company', words: ['questions'], query: ['q', 'sort', 'cursor'] },
  companyAsk: { file: 'questions/ask', words: QUESTION_WORDS },
  question: { file: 'questions/question', words: QUESTION_WORDS },
  ownQuestions: { file: 'questions/own', words: [...QUESTION_WORDS, 'errors'] },
  comparePay: {
    file: 'pay/compare-pay',
    words: ['forms', 'amount', 'pay', 'payroll', 'comparing'],
    query: ['job_role', 'department', 'city', 'job_type', 'years'],
  },
  writeReview: { file: 'writing/write-review', words: ['forms', 'writing', 'pass', 'errors'], frame: 'form' },
  companyWriteReview: {
    file: 'writing/write-review',
    words: ['forms', 'writing', 'pass', 'errors'],
    frame: 'form',
  },
  givePay: { file: 'writing/give-pay', words: ['giving', 'pass'], query: ['company', 'role'], frame: 'form' },
  thankYou: { file: 'writing/thank-you', words: ['writing', 'given', 'raffle'], frame: 'form' },
  myReview: { file: 'writing/my-review', words: ['forms', 'writing', 'given', 'pass', 'errors'] },
  login: { file: 'accounts/login', words: ['accounts'] },
  register: { file: 'accounts/register', words: ['accounts'] },
  account: { file: 'accounts/account', words: ['accounts', 'account', 'pass', 'asking'] },
  deleteAccount: { file: 'accounts/delete-account', words: ['account'] },
  inbox: { file: 'accounts/inbox', words: ['accounts'] },
  raffle: { file: 'raffle/raffle', words: ['raffle'] },
  takeHomeCalculator: {
    file: 'calculators/take-home',
    words: ['calculators', 'payslip', 'law', 'amount', 'forms'],
  },
  thrCalculator: { file: 'calculators/thr', words: ['calculators', 'thr', 'law', 'amount', 'forms'] },
  forCompanies: { file: 'owners/for-companies', words: ['employers', 'claims'] },
  guidelines: { file: 'library/guidelines', words: ['legal'] },
  terms: { file: 'library/terms', words: ['legal'] },
  privacy: { file: 'library/privacy', words: ['legal'] },
  contact: { file: 'contact/contact', words: ['contact'] },
  reportContent: { file: 'contact/report-content', words: ['contact', 'forms', 'errors'] },
  dataRequest: { file: 'contact/data-request', words: ['contact'] },
  transparency: { file: 'contact/transparency', words: ['contact'] },
  claim: { file: 'owners/claim', words: ['claims', 'forms', 'errors'], frame: 'form' },
  companyClaim: { file: 'owners/company-claim', words: ['claims', 'forms', 'errors'], frame: 'form' },
  ownClaim: { file: 'owners/own-claim', words: ['claims', 'forms', 'errors'], frame: 'form' },
  ownerLogin: { file: 'owners/login', words: ['owners'], query: ['expired'] },
  ownerResetPassword: { file: 'owners/reset-password', words: ['owners'] },
  ownerChangePassword: { file: 'owners/change-password', words: ['owners'] },
  ownerPasswordChanged: { file: 'owners/password-changed', words: ['owners'] },
  ownerReviews: {
    file: 'owner-desk/reviews',
    words: ['owners', 'answering'],
    query: ['show', 'type', 'score', 'cursor'],
    frame: 'owner',
  },
  ownerReview: {
    file: 'owner-desk/review',
    words: ['owners', 'answering', 'legal', 'errors'],
    frame: 'owner',
  },
  ownerComments: { file: 'owner-desk/comments', words: ['owners', 'answering', 'legal'], frame: 'owner' },
  companyMessage: { file: 'owner-desk/company-message', words: ['answering', 'errors'], frame: 'form' },
  mailChoices: { file: 'jobs/mail-choices', words: ['letters'], frame: 'form' },
  subscribe: {
    file: 'jobs/subscribe',
    words: ['alerts', 'jobs', 'search'],
    query: ['topic', 'company', ...SEARCHED],
    frame: 'form',
  },
  ownerJobs: { file: 'jobs/own-vacancies', words: ['owners', 'vacancies', 'jobs'], frame: 'owner' },
  ownerNewJob: { file: 'jobs/new-vacancy', words: VACANCY_FORM, frame: 'owner' },
  ownerJob: { file: 'jobs/own-vacancy', words: VACANCY_FORM, frame: 'owner' },
  ownerApplications: {
    file: 'owner-desk/applications',
    words: ['owners', 'hiring'],
    query: ['show', 'vacancy'],
    frame: 'owner',
  },
  ownerApplication: { file: 'owner-desk/application', words: ['owners', 'hiring', 'errors'], frame: 'owner' },
  ownerQuestions: {
    file: 'owner-desk/questions',
    words: ['owners', 'answering', ...QUESTION_WORDS],
    frame: 'owner',
  },
  ownerHome: { file: 'owners/home', words: ['owners', 'answering', 'hiring', 'asking'], frame: 'owner' },
  ownerProfile: { file: 'owners/profile', words: ['owners', 'profile', 'errors'], frame: 'owner' },
  ownerColleagues: { file: 'owners/colleagues', words: ['owners'], frame: 'owner' },
  ownerAccount: { file: 'owners/account', words: ['owners'], frame: 'owner' },
  teamLogin: { file: 'team/login', words: ['team', 'accounts'], frame: 'team' },
  ...Object.fromEntries(
    TEAM_PAGES.map(page => [
      page,
      { file: 'team/desk', words: ['team', ...(TEAM_WORDS[page] ?? [])], frame: 'team' },
    ]),
  ),
  // The gallery of the design system exists in development only.
  ...(import.meta.env.DEV && { devUi: { file: 'site/dev-ui', words: [], frame: 'team' } }),
}
