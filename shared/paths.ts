import { LOCALES, localeOfPath, otherLocale, type Locale } from './locale.ts'

/** Every page's path in both languages; the only place where paths are defined. */
export const PATHS = {
  home: { id: '/', en: '/en' },
  ownClaim: { id: '/perusahaan/klaim', en: '/en/company/claim' },
  ownerChangePassword: { id: '/perusahaan/ganti-password', en: '/en/company/change-password' },
  ownerResetPassword: { id: '/perusahaan/reset-password', en: '/en/company/reset-password' },
  ownerPasswordChanged: {
    id: '/perusahaan/ganti-password-berhasil',
    en: '/en/company/change-password-successfully',
  },
  ownerLogin: { id: '/perusahaan/masuk', en: '/en/company/login' },
  company: { id: '/perusahaan/:id', en: '/en/company/:id' },
  companyReviews: { id: '/perusahaan/:id/ulasan', en: '/en/company/:id/reviews' },
  companySalaries: { id: '/perusahaan/:id/gaji', en: '/en/company/:id/salaries' },
  companyJobs: { id: '/perusahaan/:id/pekerjaan', en: '/en/company/:id/jobs' },
  companyAsk: { id: '/perusahaan/:id/tanya', en: '/en/company/:id/ask' },
  question: { id: '/tanya/:id', en: '/en/questions/:id' },
  ownQuestions: { id: '/pertanyaan-saya', en: '/en/my-questions' },
  companyQuestions: { id: '/perusahaan/:id/pertanyaan', en: '/en/company/:id/questions' },
  jobs: { id: '/pekerjaan', en: '/en/jobs' },
  savedJobs: { id: '/tersimpan', en: '/en/saved' },
  job: { id: '/pekerjaan/:id', en: '/en/jobs/:id' },
  applyJob: { id: '/pekerjaan/:id/lamar', en: '/en/jobs/:id/apply' },
  ownApplications: { id: '/lamaran-saya', en: '/en/my-applications' },
  review: { id: '/ulasan/:id', en: '/en/reviews/:id' },
  latestReviews: { id: '/ulasan', en: '/en/reviews' },
  claim: { id: '/klaim', en: '/en/claim' },
  companyClaim: { id: '/perusahaan/:id/klaim', en: '/en/company/:id/claim' },
  companyWriteReview: { id: '/perusahaan/:id/tulis-ulasan', en: '/en/company/:id/write-review' },
  position: { id: '/posisi/:role', en: '/en/positions/:role' },
  salaries: { id: '/gaji', en: '/en/salaries' },
  search: { id: '/pencarian', en: '/en/search' },
  searchSalaries: { id: '/pencarian/gaji', en: '/en/search/salaries' },
  department: { id: '/departemen/:department', en: '/en/departments/:department' },
  careerSalaries: { id: '/saran-karir/gaji', en: '/en/career-advice/salaries' },
  careers: { id: '/saran-karir', en: '/en/career-advice' },
  articles: { id: '/artikel', en: '/en/blog' },
  article: { id: '/artikel/:slug', en: '/en/blog/:slug' },
  faq: { id: '/tanya-jawab', en: '/en/faq' },
  about: { id: '/tentang-kami', en: '/en/about-us' },
  howScoresWork: { id: '/cara-skor-dihitung', en: '/en/how-scores-work' },
  howWeCheck: { id: '/cara-kami-memeriksa', en: '/en/how-we-check' },
  developers: { id: '/pengembang', en: '/en/developers' },
  licences: { id: '/lisensi', en: '/en/licences' },
  comparePay: { id: '/bandingkan-gaji', en: '/en/compare-salary' },
  searchCompany: { id: '/pencarian/perusahaan', en: '/en/search/company' },
  topCompanies: { id: '/perusahaan-pilihan', en: '/en/top-companies' },
  industry: { id: '/bidang/:industry', en: '/en/industries/:industry' },
  place: { id: '/tempat/:place', en: '/en/places/:place' },
  compareCompanies: { id: '/bandingkan-perusahaan', en: '/en/compare-companies' },
  searchPosition: { id: '/pencarian/posisi', en: '/en/search/position' },
  writeReview: { id: '/tulis-ulasan', en: '/en/write-review' },
  givePay: { id: '/beri-gaji', en: '/en/give-pay' },
  thankYou: { id: '/terima-kasih', en: '/en/thank-you' },
  myReview: { id: '/ulasan-saya', en: '/en/my-review' },
  login: { id: '/masuk', en: '/en/login' },
  register: { id: '/daftar', en: '/en/register' },
  raffle: { id: '/undian', en: '/en/raffle' },
  takeHomeCalculator: { id: '/kalkulator/gaji-bersih', en: '/en/calculators/take-home' },
  thrCalculator: { id: '/kalkulator/thr', en: '/en/calculators/thr' },
  forCompanies: { id: '/untuk-perusahaan', en: '/en/for-companies' },
  guidelines: { id: '/panduan-komunitas', en: '/en/community-guidelines' },
  terms: { id: '/syarat-dan-ketentuan', en: '/en/terms-and-conditions' },
  privacy: { id: '/kebijakan-privasi', en: '/en/privacy-policy' },
  contact: { id: '/hubungi-kami', en: '/en/contact' },
  reportContent: { id: '/lapor', en: '/en/report-content' },
  dataRequest: { id: '/hak-data', en: '/en/data-request' },
  transparency: { id: '/transparansi', en: '/en/transparency' },
  inbox: { id: '/inbox', en: '/en/inbox' },
  ownerReviews: { id: '/perusahaan-saya/ulasan', en: '/en/my-company/reviews' },
  ownerReview: { id: '/perusahaan-saya/ulasan/:review', en: '/en/my-company/reviews/:review' },
  ownerComments: { id: '/perusahaan-saya/komentar-gaji', en: '/en/my-company/salary-comments' },
  ownerQuestions: { id: '/perusahaan-saya/pertanyaan', en: '/en/my-company/questions' },
  companyMessage: { id: '/perusahaan/:id/pesan', en: '/en/company/:id/message' },
  subscribe: { id: '/langganan', en: '/en/subscriptions' },
  mailChoices: { id: '/langganan/:token', en: '/en/subscriptions/:token' },
  account: { id: '/akun/profil', en: '/en/account/profile' },
  deleteAccount: { id: '/akun/hapus', en: '/en/account/delete' },
  ownerHome: { id: '/perusahaan-saya', en: '/en/my-company' },
  ownerProfile: { id: '/perusahaan-saya/profil', en: '/en/my-company/profile' },
  ownerJobs: { id: '/perusahaan-saya/pekerjaan', en: '/en/my-company/jobs' },
  ownerNewJob: { id: '/perusahaan-saya/pekerjaan/baru', en: '/en/my-company/jobs/new' },
  ownerJob: { id: '/perusahaan-saya/pekerjaan/:job', en: '/en/my-company/jobs/:job' },
  ownerApplications: { id: '/perusahaan-saya/lamaran', en: '/en/my-company/applications' },
  ownerApplication: {
    id: '/perusahaan-saya/lamaran/:application',
    en: '/en/my-company/applications/:application',
  },
  ownerColleagues: { id: '/perusahaan-saya/rekan', en: '/en/my-company/colleagues' },
  ownerAccount: { id: '/perusahaan-saya/akun', en: '/en/my-company/account' },
  teamLogin: { id: '/tim/masuk', en: '/en/team/login' },
  teamQueue: { id: '/tim', en: '/en/team' },
  teamCompanies: { id: '/tim/perusahaan', en: '/en/team/companies' },
  teamCandidates: { id: '/tim/direktori', en: '/en/team/directory' },
  teamClaims: { id: '/tim/klaim', en: '/en/team/claims' },
  teamReports: { id: '/tim/laporan', en: '/en/team/reports' },
  teamPay: { id: '/tim/gaji', en: '/en/team/pay' },
  teamReplies: { id: '/tim/balasan', en: '/en/team/replies' },
  teamHidings: { id: '/tim/disembunyikan', en: '/en/team/hidden' },
  teamVacancies: { id: '/tim/lowongan', en: '/en/team/vacancies' },
  teamQuestions: { id: '/tim/pertanyaan', en: '/en/team/questions' },
  teamAnswers: { id: '/tim/jawaban', en: '/en/team/answers' },
  teamContacts: { id: '/tim/pesan', en: '/en/team/messages' },
  teamTakedowns: { id: '/tim/penghapusan', en: '/en/team/takedowns' },
  teamRights: { id: '/tim/hak-data', en: '/en/team/data-requests' },
  teamOfficers: { id: '/tim/pengurus', en: '/en/team/officers' },
  teamArticles: { id: '/tim/artikel', en: '/en/team/articles' },
  teamFaqs: { id: '/tim/tanya-jawab', en: '/en/team/faq' },
  teamMemberships: { id: '/tim/langganan', en: '/en/team/subscriptions' },
  teamHistory: { id: '/tim/riwayat', en: '/en/team/history' },
  devUi: { id: '/dev/ui', en: '/en/dev/ui' },
} as const satisfies Record<string, Record<Locale, string>>

export type PageName = keyof typeof PATHS
type Params<S> = S extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Params<`/${Rest}`>
  : S extends `${string}:${infer Name}`
    ? Name
    : never
type ParamsOf<N extends PageName> = Params<(typeof PATHS)[N]['id']>
type Args<N extends PageName> = [ParamsOf<N>] extends [never]
  ? [params?: Record<string, never>, query?: Query]
  : [params: Record<ParamsOf<N>, string>, query?: Query]
export type Query = Record<string, string | number | readonly string[] | undefined | null>

/** Address of a page: `href('id', 'company', { id: slug }, { sort: 'best' })`. Empty query values are omitted. */
export function href<N extends PageName>(locale: Locale, page: N, ...[params, query]: Args<N>): string {
  const values = (params ?? {}) as Record<string, string>
  const path = PATHS[page][locale].replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? ''),
  )
  return path + queryString(query)
}

/** The gallery of all messages, which production does not have. */
export const GALLERY = '/dev/messages'

export function queryString(query: Query = {}): string {
  let text = ''
  for (const name in query) {
    const value = query[name] ?? ''
    const list: readonly (string | number)[] = typeof value === 'object' ? value : [value]
    for (const one of list) if (one !== '') text += `${text === '' ? '?' : '&'}${name}=${encoded(one)}`
  }
  return text
}

/** Encoded as by a form. A lone surrogate, which truncation may leave, is replaced so that encoding does not throw. */
const encoded = (value: string | number): string =>
  encodeURIComponent(String(value).toWellFormed()).replaceAll('%20', '+')

/** Path segments of routes, in either language; a company's slug may never be one of these. */
export const RESERVED_SLUGS: ReadonlySet<string> = new Set([
  ...Object.values(PATHS).flatMap(paths =>
    LOCALES.flatMap(locale => paths[locale].split('/').filter(isWord)),
  ),
  'api',
  'assets',
  'en',
  'l',
  'inbox',
  'dev',
  'healthz',
  'readyz',
  'masuk',
  'login',
  'reset-password',
  'change-password',
  'change-password-successfully',
  'klaim',
  'claim',
  'gaji',
  'salaries',
  'pekerjaan',
  'jobs',
  'pertanyaan',
  'questions',
  'profil',
  'profile',
])

function isWord(segment: string): boolean {
  return segment !== '' && !segment.startsWith(':')
}

/**
 * Target of a redirect (301) from another form of a path: English paths without `/en`, Indonesian paths below it, and
 * `/l/` paths. Undefined where the target is not a page.
 */
export function movedPath(path: string): string | undefined {
  const plain = path.replace(/^(\/en)?\/(perusahaan|company)\/l\//, '$1/$2/')
  const target = pageAt(plain) ? plain : inOtherForm(plain)
  return target === path || !pageAt(target) || isReserved(target) ? undefined : target
}

/** The intended English path of `/company/x`, without its prefix, or of `/en/perusahaan/x`, with its Indonesian name. */
function inOtherForm(path: string): string {
  if (localeOfPath(path) === 'id') return `/en${path}`
  const rest = path.slice('/en'.length)
  return localeOfPath(rest) === 'id' ? twinPath(rest) : path
}

/** Whether the path is a company's page with a reserved slug, which no company can have. */
const isReserved = (path: string): boolean =>
  PATHS[pageAt(path) ?? 'home'].id.includes(':id') &&
  RESERVED_SLUGS.has(/^(?:\/en\/company|\/perusahaan)\/([^/]+)/.exec(path)?.[1] ?? '')

/** The same page's path in the other language. An unknown path only changes its prefix, and is not found there either. */
export function twinPath(path: string): string {
  const locale = localeOfPath(path)
  const other = otherLocale(locale)
  for (const [index, pattern] of PATTERNS[locale].entries()) {
    const values = pattern.exec(path)?.slice(1)
    const twin = NAMES[index]
    if (values && twin) return PATHS[twin][other].replace(/:\w+/g, () => values.shift() ?? '')
  }
  // Without the prefix a path must not begin with two slashes, which would be another host.
  return locale === 'id' ? `/en${path}` : path.replace(/^\/en\/*/, '/')
}

/** The page of a path, in the language of the path. */
export const pageAt = (path: string): PageName | undefined =>
  NAMES[PATTERNS[localeOfPath(path)].findIndex(pattern => pattern.test(path))]

const NAMES = Object.keys(PATHS) as PageName[]
const PATTERNS = Object.fromEntries(
  LOCALES.map(locale => [
    locale,
    Object.values(PATHS).map(paths => new RegExp(`^${paths[locale].replace(/:\w+/g, '([^/]+)')}/?$`)),
  ]),
) as Record<Locale, RegExp[]>
