/**
 * Key lists of the product. Forms, summaries, filters and labels iterate them. Figures are stored as arrays in the
 * order of these lists, so new keys are only appended.
 */

/** The thirteen ratings of employees and former employees, 1 to 5 or null for "does not apply". */
export const EMPLOYEE_RATINGS = [
  'salary',
  'balance',
  'relationship',
  'clarity',
  'cultural',
  'religious',
  'gender',
  'equipment',
  'appreciation',
  'opportunity',
  'thrpayment',
  'salarypayment',
  'family',
] as const
export type EmployeeRating = (typeof EMPLOYEE_RATINGS)[number]

/** Groups of the thirteen on pages and in the form. The order is fixed so that companies can be compared. */
export const RATING_GROUPS = {
  money: ['salary', 'salarypayment', 'thrpayment', 'family'],
  people: ['relationship', 'appreciation', 'cultural', 'religious', 'gender'],
  work: ['balance', 'clarity', 'equipment', 'opportunity'],
} as const satisfies Record<string, readonly EmployeeRating[]>
export type RatingGroup = keyof typeof RATING_GROUPS

/** The seven ratings of applicants, in the specification's spelling. */
export const APPLICANT_RATINGS = [
  'quickresponse',
  'clearprocess',
  'professionality',
  'atmosphere',
  'respected',
  'clearexplanation',
  'timelyfeedback',
] as const
type ApplicantRating = (typeof APPLICANT_RATINGS)[number]
export type RatingKey = EmployeeRating | ApplicantRating

/** Benefits answered yes or no. */
export const ANSWERS = [
  'privateinsurance',
  'easyaccesstoprayerroom',
  'parkingspace',
  'workfromhome',
  'publictransport',
  'freemeals',
] as const
export type AnswerKey = (typeof ANSWERS)[number]

/** Ranking criteria: the score, one rating, or one benefit. */
export const ASPECTS = ['score', ...EMPLOYEE_RATINGS, ...ANSWERS] as const
export type Aspect = (typeof ASPECTS)[number]

/** Kinds of reviewers; the index is `employment_status` in the API. */
export const REVIEWER_KINDS = ['employee', 'former', 'applicant'] as const
export type ReviewerKind = (typeof REVIEWER_KINDS)[number]
export const CURRENT_EMPLOYEE = 0
export const FORMER_EMPLOYEE = 1
export const APPLICANT = 2
export type EmploymentStatus = 0 | 1 | 2

export const APPLICATION_RESULTS = ['accepted', 'rejected', 'declined'] as const
export type ApplicationResult = (typeof APPLICATION_RESULTS)[number]

export const DEPARTMENTS = [
  'administration',
  'design',
  'finance-controlling',
  'it',
  'law-taxation',
  'logistics',
  'managing-director',
  'marketing',
  'production',
  'pr-communication',
  'procurement',
  'recruiting-hr',
  'research-development',
  'sales',
  'customer-service',
  'engineering',
  'health-medical',
  'cleaning-maintenance',
  'other',
] as const
export type Department = (typeof DEPARTMENTS)[number]

export const JOB_TYPES = [
  'employee',
  'executive',
  'temporary',
  'freelancer',
  'working_student',
  'intern',
  'apprentice',
] as const
export type JobType = (typeof JOB_TYPES)[number]

export const ASKER_TYPES = [
  'employee',
  'former_employee',
  'working_student',
  'intern',
  'freelancer',
  'friend_or_family',
  'employer',
  'interested',
  'owner',
  'undisclosed',
] as const
/** Types that only ask cannot answer. */
export const AUTHOR_TYPES = ASKER_TYPES.filter(type => type !== 'interested' && type !== 'owner')
export type AskerType = (typeof ASKER_TYPES)[number]
export type AuthorType = (typeof AUTHOR_TYPES)[number]
/** States of a question or an answer. */
export const MESSAGE_STATES = ['pending', 'published', 'rejected', 'removed', 'withdrawn'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]
/** Filter of the questions on a company's desk. */
export const QUESTIONS_SHOWN = ['unanswered', 'answered', 'all'] as const
export type QuestionsShown = (typeof QUESTIONS_SHOWN)[number]

export const SALARY_PERIODS = ['year', 'month', 'hour'] as const
export type SalaryPeriod = (typeof SALARY_PERIODS)[number]

export const WORKPLACES = ['onsite', 'hybrid', 'remote'] as const
export type Workplace = (typeof WORKPLACES)[number]
/** States of a vacancy, as its company sees it. */
export const VACANCY_STATES = ['open', 'held', 'declined', 'closed', 'expired'] as const
export type VacancyState = (typeof VACANCY_STATES)[number]
export const APPLICATION_STATES = ['sent', 'seen', 'invited', 'declined', 'withdrawn'] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]
/** The states that a company's answer may set. */
export const APPLICATION_ANSWERS = ['invited', 'declined'] as const satisfies ApplicationState[]
/** Reasons of a reader's report of a vacancy; stored as the position in this list, counted from one. */
export const VACANCY_REASONS = ['money', 'unfair', 'fake', 'differs', 'other'] as const
export type VacancyReason = (typeof VACANCY_REASONS)[number]
export const VACANCY_SORTS = ['newest', 'pay', 'score'] as const
export type VacancySort = (typeof VACANCY_SORTS)[number]
/** The middle of an offer compared with the median of pay. */
export const VACANCY_VERDICTS = ['above', 'about', 'below'] as const
export type VacancyVerdict = (typeof VACANCY_VERDICTS)[number]
/** Findings in an advertisement: the first two warn, the others hold it for the team; the last two refer to an earlier decision of the team. */
export const VACANCY_FINDINGS = [
  'no_pay',
  'below_minimum',
  'money',
  'deposit',
  'photo',
  'age',
  'religion',
  'looks',
  'marital',
  'gender',
  'contact',
  'declined',
  'taken_down',
] as const
export type VacancyFindingKind = (typeof VACANCY_FINDINGS)[number]
export const VACANCY_EFFECTS = ['warn', 'hold'] as const
export const VACANCY_FIELDS = ['title', 'salary', 'description', 'expectations', 'requirements'] as const
export type VacancyField = (typeof VACANCY_FIELDS)[number]

export const INDUSTRIES = [
  'agriculture',
  'mining_energy',
  'manufacturing',
  'textile_garment',
  'food_beverage',
  'pharma',
  'construction_property',
  'retail',
  'logistics',
  'hospitality',
  'technology',
  'telecom_media',
  'finance',
  'insurance',
  'health',
  'education',
  'professional_services',
  'automotive',
  'public_services',
  'nonprofit',
] as const
export type Industry = (typeof INDUSTRIES)[number]

/** Company sizes as bands of employees: 1–10, 11–50, … over 10,000. */
export const SIZE_BANDS = [
  '1-10',
  '11-50',
  '51-200',
  '201-500',
  '501-1000',
  '1001-5000',
  '5001-10000',
  '10001+',
] as const
export type SizeBand = (typeof SIZE_BANDS)[number]

export const LEGAL_FORMS = [
  'PT',
  'CV',
  'UD',
  'Firma',
  'Koperasi',
  'Yayasan',
  'Perum',
  'Perumda',
  'BUMDes',
  'other',
] as const
export type LegalForm = (typeof LEGAL_FORMS)[number]

/** The community guidelines by number; numbers are never reused. */
export const GUIDELINES = [1, 2, 3, 4, 5, 6] as const
export type Guideline = (typeof GUIDELINES)[number]

/** Replaces a span that a moderator masked. */
export const MASK = '████'

/** The signature of a company's reply: an office, never a name. */
export const REPLY_ROLES = [
  'human_resources',
  'management',
  'founder',
  'communications',
  'branch',
  'other',
] as const
export type ReplyRole = (typeof REPLY_ROLES)[number]
export const REPLY_STATES = ['shown', 'held', 'rejected'] as const
export type ReplyState = (typeof REPLY_STATES)[number]
/** Optional letters to a company's owners, besides those that their account requires. */
export const MAIL_KINDS = ['reviews', 'messages', 'applications', 'questions'] as const
export type MailKind = (typeof MAIL_KINDS)[number]

export const REVIEW_SORTS = ['newest', 'oldest', 'best', 'worst', 'helpful'] as const
export type ReviewSort = (typeof REVIEW_SORTS)[number]
export const QUESTION_SORTS = ['newest', 'oldest', 'helpful'] as const
export type QuestionSort = (typeof QUESTION_SORTS)[number]
export const COMPANY_SORTS = ['most', 'best', 'worst', 'newest', 'oldest'] as const
export type CompanySort = (typeof COMPANY_SORTS)[number]

export const POSITION_SORTS = ['newest', 'open', 'pay', 'reviews', 'name'] as const
export type PositionSort = (typeof POSITION_SORTS)[number]
export const POSITION_FILTERS = ['cities', 'companies', 'departments', 'job_types'] as const

/** `1`: at least half of the reviewers recommend the company; `0`: fewer. */
export const RECOMMEND = ['1', '0'] as const
export type Recommend = (typeof RECOMMEND)[number]

export const TOP_LISTS = ['top_rated', 'top_newcomer', 'top_underdogs'] as const
export type TopList = (typeof TOP_LISTS)[number]

export const REVIEW_STATES = [
  'pending',
  'approved',
  'published',
  'rejected',
  'hidden',
  'removed',
  'withdrawn',
] as const
export type ReviewState = (typeof REVIEW_STATES)[number]

/** How a legal figure was verified: the text of the law was read, two publishers agree, or one publisher states it. */
export const FIGURE_CHECKS = ['read', 'two', 'single'] as const
export type FigureCheck = (typeof FIGURE_CHECKS)[number]

/** Subscription of a company: half a year of trial, then free (`standard`), or a paid year (`active`, then `expired`). */
export const SUBSCRIPTION_STATES = ['trial', 'standard', 'active', 'expired'] as const
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** Permissions of an owner. */
export const OWNER_ACTS = ['account', 'colleagues', 'profile', 'reply', 'hide', 'vacancies'] as const
export type OwnerAct = (typeof OWNER_ACTS)[number]
