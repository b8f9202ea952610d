import {
  FILE_KINDS,
  PART_BYTES,
  PICTURE_KINDS,
  PROOF_KINDS,
  RESUME_KINDS,
  type FileKind,
} from '../rules/file-kinds.ts'
import { DESK_ENDPOINTS } from './moderation/desk-subjects.ts'
import { MOST_CLAIM_FILES } from './owners/limits.ts'

/**
 * Every call of the product: method, path below `/api`, and who may make it. Plain data, so that the browser
 * can hold it; the schemas that belong to each name are in `contract.ts`, which only the server loads.
 *
 * auth: `none`; `optional` (a session shows more); `session`, `staff`, `owner` (one of that kind must be there);
 * `pass`, `code`, `secret` (the bearer is a review pass, a manage code or a file's secret, never a session).
 */
type Auth = 'none' | 'optional' | 'session' | 'staff' | 'owner' | 'pass' | 'code' | 'secret'
/** `kinds: 'part'`: a piece of a file, which tells nothing by its content, and of so many bytes at most. */
export type TakenFile =
  | { field: string; kinds: readonly FileKind[]; count?: number }
  | { field: string; kinds: 'part'; most: number; count?: undefined }
export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  auth: Auth
  status?: 201 | 202
  /** The browser's random name is not sent: nothing may tie this call to another one of the same browser. */
  unnamed?: true
  /** Bodies of both directions are filled up with spaces, so that their length does not lead to the words that readers see later. */
  padded?: true
  /** What its body may have at most, where the 64 kB of other calls are too few. */
  kilobytes?: number
  /** It is sent as a form (`multipart/form-data`) with one file in this field, of one of these kinds, and what else it takes as texts. */
  takesFile?: TakenFile
  /** A body names its files by what `POST /files` answered; a form may bring them itself, so many in this field. */
  mayTakeFiles?: { field: string; kinds: readonly FileKind[]; count: number }
  /** It answers with a file to be kept, never shown in place. */
  givesFile?: true
}

export const ENDPOINTS = {
  cities: { method: 'GET', path: '/cities', auth: 'none' },
  jobRoles: { method: 'GET', path: '/job-roles', auth: 'none' },
  jobRole: { method: 'GET', path: '/job-roles/:role', auth: 'none' },
  minimumWages: { method: 'GET', path: '/minimum-wages', auth: 'none' },
  home: { method: 'GET', path: '/home', auth: 'none' },
  industryPage: { method: 'GET', path: '/industries/:industry', auth: 'none' },
  placePage: { method: 'GET', path: '/places/:place', auth: 'none' },
  topCompanies: { method: 'GET', path: '/top-companies', auth: 'none' },
  search: { method: 'GET', path: '/search', auth: 'none' },
  searchCompanies: { method: 'GET', path: '/search/companies', auth: 'none' },
  company: { method: 'GET', path: '/v2/company/:slug', auth: 'none' },
  companyReviews: { method: 'GET', path: '/v2/company/:slug/reviews', auth: 'optional' },
  reviewSummary: { method: 'GET', path: '/v2/company/:slug/reviews/summary', auth: 'none' },
  reviewFilters: { method: 'GET', path: '/v2/company/:slug/reviews/filters', auth: 'none' },
  companyMail: { method: 'POST', path: '/companies/mail', auth: 'none', unnamed: true },
  latestReviews: { method: 'GET', path: '/v2/:locale/reviews', auth: 'none' },
  review: { method: 'GET', path: '/reviews/:id', auth: 'optional' },
  markHelpful: { method: 'POST', path: '/reviews/:id/helpful', auth: 'optional' },
  unmarkHelpful: { method: 'DELETE', path: '/reviews/:id/helpful', auth: 'none' },
  reportReview: { method: 'POST', path: '/reviews/:id/report', auth: 'none', status: 202 },
  companyFirst: { method: 'GET', path: '/companies/:slug', auth: 'none' },
  companyReviewsFirst: { method: 'GET', path: '/companies/:slug/reviews', auth: 'optional' },

  topSalaries: { method: 'GET', path: '/top-salaries', auth: 'none' },
  payMap: { method: 'GET', path: '/v2/salaries/map', auth: 'none' },
  companySalaries: { method: 'GET', path: '/v2/company/:slug/salaries', auth: 'none' },
  companySalariesFirst: { method: 'GET', path: '/companies/:slug/salaries', auth: 'none' },
  rolePay: { method: 'GET', path: '/job-roles/:role/salaries', auth: 'none' },
  departmentPay: { method: 'GET', path: '/departments/:department/salaries', auth: 'none' },
  payBeside: { method: 'GET', path: '/v2/salaries/compare', auth: 'none' },
  comparePay: { method: 'POST', path: '/v2/salaries/compare', auth: 'none', unnamed: true },
  reportSalaryComment: { method: 'POST', path: '/salary-comments/:id/report', auth: 'none', status: 202 },

  vacancies: { method: 'GET', path: '/v2/jobs', auth: 'none' },
  vacancy: { method: 'GET', path: '/v2/jobs/:id', auth: 'none' },
  reportVacancy: { method: 'POST', path: '/v2/jobs/:id/report', auth: 'none', status: 202 },
  companyVacancies: { method: 'GET', path: '/companies/:slug/jobs', auth: 'none' },

  applyJob: {
    method: 'POST',
    path: '/apply-job',
    auth: 'session',
    status: 201,
    mayTakeFiles: { field: 'attachment', kinds: RESUME_KINDS, count: 1 },
  },
  ownApplications: { method: 'GET', path: '/applications', auth: 'session' },
  withdrawApplication: { method: 'POST', path: '/applications/:id/withdraw', auth: 'session' },
  removeApplication: { method: 'DELETE', path: '/applications/:id', auth: 'session' },
  ownApplicationFile: {
    method: 'GET',
    path: '/applications/:id/attachment',
    auth: 'session',
    givesFile: true,
  },
  answerRecords: { method: 'GET', path: '/answer-records', auth: 'none' },
  positions: { method: 'GET', path: '/search/job-roles', auth: 'none' },
  positionFilters: { method: 'GET', path: '/search/job-roles/filters', auth: 'none' },
  positionFilter: { method: 'GET', path: '/search/job-roles/filters/:filter', auth: 'none' },
  subscribeCompany: { method: 'POST', path: '/subscribe/job-vacancy', auth: 'none', status: 202 },
  subscribeSearch: { method: 'POST', path: '/subscribe/jobs', auth: 'none', status: 202 },
  subscribeAdvice: { method: 'POST', path: '/subscribe/career-advice', auth: 'none', status: 202 },
  ownLetters: { method: 'GET', path: '/account/letters', auth: 'session' },
  mailChoices: { method: 'GET', path: '/mail-choices/:token', auth: 'none' },
  chooseMail: { method: 'PUT', path: '/mail-choices/:token', auth: 'none' },

  companyQuestions: { method: 'GET', path: '/companies/:slug/questions', auth: 'none' },
  similarQuestions: { method: 'GET', path: '/companies/:slug/questions/similar', auth: 'none' },
  questions: { method: 'GET', path: '/questions', auth: 'none' },
  question: { method: 'GET', path: '/questions/:id', auth: 'none' },
  reportQuestion: { method: 'POST', path: '/questions/:id/report', auth: 'none', status: 202 },
  reportAnswer: { method: 'POST', path: '/answers/:id/report', auth: 'none', status: 202 },
  markAnswer: { method: 'POST', path: '/answers/:id/helpful', auth: 'optional' },
  unmarkAnswer: { method: 'DELETE', path: '/answers/:id/helpful', auth: 'none' },
  askQuestion: { method: 'POST', path: '/question', auth: 'none', status: 201, unnamed: true, padded: true },
  sendMessage: { method: 'POST', path: '/message', auth: 'none', status: 201, unnamed: true, padded: true },
  ownMessage: { method: 'GET', path: '/my-message', auth: 'code', padded: true },
  editMessage: { method: 'PUT', path: '/my-message', auth: 'code', unnamed: true, padded: true },
  withdrawMessage: { method: 'DELETE', path: '/my-message', auth: 'code', unnamed: true, padded: true },
  ownerQuestions: { method: 'GET', path: '/co/questions', auth: 'owner' },
  answerQuestion: { method: 'POST', path: '/co/questions/:id/answer', auth: 'owner' },
  removeQuestion: { method: 'POST', path: '/co/questions/:id/remove', auth: 'owner' },
  removeAnswer: { method: 'POST', path: '/co/answers/:id/remove', auth: 'owner' },

  posts: { method: 'GET', path: '/posts', auth: 'none' },
  post: { method: 'GET', path: '/posts/:slug', auth: 'none' },
  faqs: { method: 'GET', path: '/faqs', auth: 'none' },

  loginEmail: { method: 'POST', path: '/auth/login-email', auth: 'none', status: 202 },
  registerEmail: { method: 'POST', path: '/auth/register-email', auth: 'none', status: 202 },
  loginPhone: { method: 'POST', path: '/auth/login-phone', auth: 'none', status: 202 },
  registerPhone: { method: 'POST', path: '/auth/register-phone', auth: 'none', status: 202 },
  verifyCode: { method: 'POST', path: '/auth/2fa', auth: 'none' },
  logout: { method: 'POST', path: '/auth/logout', auth: 'session' },
  me: { method: 'GET', path: '/auth/me', auth: 'session' },
  ownAccount: { method: 'GET', path: '/account', auth: 'session' },
  nameAccount: { method: 'PUT', path: '/account/name', auth: 'session' },
  chooseLanguage: { method: 'PUT', path: '/account/language', auth: 'session' },
  saved: { method: 'GET', path: '/account/saved', auth: 'session' },
  save: { method: 'POST', path: '/account/saved', auth: 'session', kilobytes: 320 },
  unsave: { method: 'DELETE', path: '/account/saved/:id', auth: 'session' },
  savedNow: { method: 'POST', path: '/saved/now', auth: 'none', unnamed: true },
  addAddress: { method: 'POST', path: '/account/addresses', auth: 'session', status: 202 },
  proveAddress: { method: 'POST', path: '/account/addresses/prove', auth: 'session' },
  removeAddress: { method: 'DELETE', path: '/account/addresses/:channel', auth: 'session' },
  endDevice: { method: 'DELETE', path: '/account/devices/:id', auth: 'session' },
  endOtherDevices: { method: 'DELETE', path: '/account/devices', auth: 'session' },
  deleteAccount: { method: 'POST', path: '/account/delete', auth: 'session' },

  reviewPass: { method: 'POST', path: '/review-pass', auth: 'session', status: 201, padded: true },
  submitReview: { method: 'POST', path: '/review', auth: 'pass', status: 201, unnamed: true, padded: true },
  myReview: { method: 'GET', path: '/my-review', auth: 'code', padded: true },
  editReview: { method: 'PUT', path: '/my-review', auth: 'code', unnamed: true, padded: true },
  withdrawReview: { method: 'DELETE', path: '/my-review', auth: 'code', unnamed: true, padded: true },
  payPass: { method: 'POST', path: '/pay-pass', auth: 'session', status: 201, padded: true },
  givePay: { method: 'POST', path: '/pay', auth: 'pass', status: 201, unnamed: true, padded: true },
  myPay: { method: 'GET', path: '/my-pay', auth: 'code', padded: true },
  changePay: { method: 'PUT', path: '/my-pay', auth: 'code', unnamed: true, padded: true },
  withdrawPay: { method: 'DELETE', path: '/my-pay', auth: 'code', unnamed: true, padded: true },

  claimCompany: {
    method: 'POST',
    path: '/claim-company',
    auth: 'none',
    status: 201,
    mayTakeFiles: { field: 'upload_files', kinds: PROOF_KINDS, count: MOST_CLAIM_FILES },
  },
  ownClaim: { method: 'POST', path: '/claim-company/own', auth: 'none' },
  confirmClaim: { method: 'POST', path: '/claim-company/own/confirm', auth: 'none' },
  answerClaim: { method: 'POST', path: '/claim-company/own/answer', auth: 'none' },
  ownerLogin: { method: 'POST', path: '/co/auth/login', auth: 'none' },
  ownerLogout: { method: 'POST', path: '/co/auth/logout', auth: 'owner' },
  forgotPassword: { method: 'POST', path: '/co/auth/forgot-password', auth: 'none', status: 202 },
  choosePassword: { method: 'POST', path: '/co/auth/choose-password', auth: 'none' },
  changePassword: { method: 'POST', path: '/co/auth/change-password', auth: 'owner' },
  ownerReviews: { method: 'GET', path: '/co/reviews', auth: 'owner' },
  ownerReview: { method: 'GET', path: '/co/reviews/:id', auth: 'owner' },
  saveReply: { method: 'POST', path: '/co/reviews/:id/comment', auth: 'owner' },
  removeReply: { method: 'DELETE', path: '/co/reviews/:id/comment', auth: 'owner' },
  hideReview: { method: 'POST', path: '/co/reviews/:id/unpublish', auth: 'owner' },
  unhideReview: { method: 'POST', path: '/co/reviews/:id/publish', auth: 'owner' },
  ownerComments: { method: 'GET', path: '/co/salary-comments', auth: 'owner' },
  hideComment: { method: 'POST', path: '/co/salary-comments/:id/unpublish', auth: 'owner' },
  unhideComment: { method: 'POST', path: '/co/salary-comments/:id/publish', auth: 'owner' },
  companyMessage: { method: 'POST', path: '/company-private-message', auth: 'session', status: 202 },
  ownerMe: { method: 'GET', path: '/co/me', auth: 'owner' },
  ownerProfile: { method: 'GET', path: '/co/companies/:name', auth: 'owner' },
  saveProfile: { method: 'POST', path: '/co/companies/:name', auth: 'owner' },
  ownerPlaces: { method: 'GET', path: '/co/places', auth: 'owner' },
  uploadProfileImage: {
    method: 'POST',
    path: '/co/companies/:name/upload-profile-image',
    auth: 'owner',
    takesFile: { field: 'image', kinds: PICTURE_KINDS },
  },
  uploadCoverImage: {
    method: 'POST',
    path: '/co/companies/:name/upload-cover-image',
    auth: 'owner',
    takesFile: { field: 'image', kinds: PICTURE_KINDS },
  },
  uploadGalleryImage: {
    method: 'POST',
    path: '/co/companies/:name/upload-gallery-image',
    auth: 'owner',
    takesFile: { field: 'image', kinds: PICTURE_KINDS },
  },
  ownerVacancies: { method: 'GET', path: '/co/jobs', auth: 'owner' },
  ownerVacancy: { method: 'GET', path: '/co/jobs/:id', auth: 'owner' },
  saveVacancy: { method: 'POST', path: '/co/companies/job', auth: 'owner' },
  closeVacancy: { method: 'POST', path: '/co/companies/job/:id/close', auth: 'owner' },
  removeVacancy: { method: 'DELETE', path: '/co/companies/job/:id', auth: 'owner' },
  ownerApplications: { method: 'GET', path: '/co/applications', auth: 'owner' },
  openApplication: { method: 'POST', path: '/co/applications/:id/open', auth: 'owner' },
  answerApplication: { method: 'POST', path: '/co/applications/:id/answer', auth: 'owner' },
  applicationFile: { method: 'GET', path: '/co/applications/:id/attachment', auth: 'owner', givesFile: true },
  changeAccount: { method: 'POST', path: '/co/account', auth: 'owner' },
  ownerColleagues: { method: 'GET', path: '/co/colleagues', auth: 'owner' },
  inviteColleague: { method: 'POST', path: '/co/colleagues', auth: 'owner', status: 201 },
  removeColleague: { method: 'DELETE', path: '/co/colleagues/:id', auth: 'owner' },
  ownerHistory: { method: 'GET', path: '/co/history', auth: 'owner' },

  teamLogin: { method: 'POST', path: '/team/auth/login', auth: 'none', status: 202 },
  teamVerify: { method: 'POST', path: '/team/auth/2fa', auth: 'none' },
  teamLogout: { method: 'POST', path: '/team/auth/logout', auth: 'staff' },
  ...DESK_ENDPOINTS,
  teamCounts: { method: 'GET', path: '/team/counts', auth: 'staff' },
  leaveDesk: { method: 'DELETE', path: '/team/claims', auth: 'staff' },
  companyOfficers: { method: 'GET', path: '/team/companies/:id/officers', auth: 'staff' },
  addOfficer: { method: 'POST', path: '/team/companies/:id/officers', auth: 'staff', status: 201 },
  removeOfficer: { method: 'DELETE', path: '/team/officers/:id', auth: 'staff' },
  teamProfile: { method: 'GET', path: '/team/companies/:id/profile', auth: 'staff' },
  setProfileBack: { method: 'POST', path: '/team/companies/:id/profile', auth: 'staff' },
  teamPosts: { method: 'GET', path: '/team/posts', auth: 'staff' },
  teamPost: { method: 'GET', path: '/team/posts/:key/:locale', auth: 'staff' },
  savePost: { method: 'POST', path: '/team/posts/:key/:locale', auth: 'staff', kilobytes: 160 },
  teamFaqs: { method: 'GET', path: '/team/faqs', auth: 'staff' },
  teamFaq: { method: 'GET', path: '/team/faqs/:key/:locale', auth: 'staff' },
  saveFaq: { method: 'POST', path: '/team/faqs/:key/:locale', auth: 'staff' },
  takeDownVacancies: { method: 'POST', path: '/team/companies/:id/jobs/take-down', auth: 'staff' },
  takenDown: { method: 'GET', path: '/team/companies/:id/jobs/take-down', auth: 'staff' },
  liftTakeDown: { method: 'POST', path: '/team/companies/:id/jobs/lift', auth: 'staff' },
  claimFile: { method: 'GET', path: '/team/claims/:id/files/:file', auth: 'staff', givesFile: true },
  memberships: { method: 'GET', path: '/team/memberships', auth: 'staff' },
  changeMembership: { method: 'POST', path: '/team/memberships/:id', auth: 'staff' },
  teamHistory: { method: 'GET', path: '/team/history', auth: 'staff' },

  contact: { method: 'POST', path: '/v2/contact', auth: 'optional', status: 202 },
  reportContent: { method: 'POST', path: '/v2/report-content', auth: 'optional', status: 202 },
  askRight: { method: 'POST', path: '/v2/data-request', auth: 'optional', status: 202 },
  inquiryFile: { method: 'GET', path: '/team/takedowns/:id/files/:file', auth: 'staff', givesFile: true },
  publicCalls: { method: 'GET', path: '/v2/calls', auth: 'none' },
  notices: { method: 'GET', path: '/v2/notices', auth: 'none' },
  transparency: { method: 'GET', path: '/v2/transparency', auth: 'none' },

  raffleState: { method: 'GET', path: '/raffle', auth: 'none' },
  raffleEntry: { method: 'POST', path: '/raffle/entry', auth: 'none', status: 201, unnamed: true },
  raffleDraw: { method: 'GET', path: '/raffle/draws/:month', auth: 'none' },

  sendFile: {
    method: 'POST',
    path: '/files',
    auth: 'none',
    status: 201,
    takesFile: { field: 'file', kinds: FILE_KINDS },
  },
  sendPart: {
    method: 'POST',
    path: '/files/parts/:from',
    auth: 'secret',
    takesFile: { field: 'file', kinds: 'part', most: PART_BYTES },
  },
  wholeFile: { method: 'POST', path: '/files/whole', auth: 'secret', status: 201 },
  readFile: { method: 'GET', path: '/files/:id', auth: 'secret', givesFile: true },

  inbox: { method: 'GET', path: '/inbox', auth: 'none' },
} as const satisfies Record<string, Endpoint>

export type EndpointName = keyof typeof ENDPOINTS
