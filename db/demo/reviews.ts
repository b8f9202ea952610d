/** The invented reviews, with the companies' replies and hidings. */
import { ANSWERS, APPLICANT_RATINGS, DEPARTMENTS, EMPLOYEE_RATINGS } from '#shared/contract/keys.ts'
import {
  companyFiles,
  type Entry,
  findField,
  getField,
  numberIn,
  partsOf,
  refuseOther,
} from './company-files.ts'
import { departmentOf } from './roles.ts'
import type { DemoLocale, DemoReply, DemoReview, DemoReviewState } from './types.ts'

const STATUSES = ['current', 'former', 'applicant']

/** Oldest first. */
export const demoReviews = (): DemoReview[] =>
  companyFiles()
    .flatMap(({ slug, sections }) => (sections.Reviews ?? []).map(entry => readReview(slug, entry)))
    .toSorted((a, b) => a.day - b.day || a.headline.localeCompare(b.headline, 'id'))

const KEYS =
  'who,marks,pay,about pay,likes,dislikes,advice,outcome,surprise,state,note,back,reply,words'.split(',')

function readReview(company: string, entry: Entry): DemoReview {
  refuseOther(entry, KEYS)
  const [status = '', work = '', ...rest] = partsOf(getField(entry, 'who'))
  const [kind = '', yearsAgo] = status.split(' ')
  const isApplicant = kind === 'applicant'
  const job_type = isApplicant ? null : (rest.shift() as DemoReview['job_type'])
  const [city_code = '', locale, ago, helpful] = rest
  const job_role_id = (DEPARTMENTS as readonly string[]).includes(work) ? null : work
  const [state = 'published', guideline] = partsOf(findField(entry, 'state') ?? 'published')
  const back = findField(entry, 'back')
  return {
    company,
    state: state as DemoReviewState,
    day: -numberIn(ago),
    locale: locale as DemoLocale,
    employment_status: STATUSES.indexOf(kind) as DemoReview['employment_status'],
    ...readMarks(entry, isApplicant),
    ...readOutcome(entry),
    ...readPay(entry),
    city_code,
    department: isApplicant
      ? null
      : job_role_id
        ? departmentOf(job_role_id)
        : (work as DemoReview['department']),
    job_type,
    job_role_id,
    left_at_offset: yearsAgo === undefined ? null : Number(yearsAgo),
    headline: entry.title,
    likes: findField(entry, 'likes'),
    dislikes: findField(entry, 'dislikes'),
    advice: findField(entry, 'advice'),
    helpful: numberIn(helpful),
    guideline: guideline ? (numberIn(guideline.replace('guideline ', '')) as DemoReview['guideline']) : null,
    note: findField(entry, 'note'),
    reply: readReply(entry),
    back_in: back === null ? null : numberIn(back.replace('in ', '')),
  }
}

type Marks = Pick<DemoReview, 'ratings' | 'overall_sentiment' | 'recommended' | 'answers'>

/** Parses marks: a digit per rating in the order of the key list, `-` for "does not apply"; benefits as `+` and `-`. */
function readMarks(entry: Entry, isApplicant: boolean): Marks {
  const [digits = '', mood = '', recommended, benefits = ''] = partsOf(getField(entry, 'marks'))
  const keys = isApplicant ? APPLICANT_RATINGS : EMPLOYEE_RATINGS
  if (digits.length !== keys.length) throw new Error(`db/demo: “${entry.title}” needs ${keys.length} marks`)
  const said = benefits.split(' ')
  return {
    ratings: Object.fromEntries(keys.map((key, at) => [key, digits[at] === '-' ? null : Number(digits[at])])),
    overall_sentiment: numberIn(mood.replace('mood ', '')),
    recommended: recommended === 'recommended',
    answers: Object.fromEntries(
      ANSWERS.filter(key => said.some(one => one.slice(1) === key)).map(key => [
        key,
        said.includes(`+${key}`),
      ]),
    ),
  }
}

type Outcome = Pick<
  DemoReview,
  'application_result' | 'interview_rounds' | 'surprise_question' | 'surprise_text'
>

function readOutcome(entry: Entry): Outcome {
  const outcome = findField(entry, 'outcome')
  const [result, rounds] = outcome ? partsOf(outcome) : []
  const surprise_text = findField(entry, 'surprise')
  return {
    application_result: (result ?? null) as DemoReview['application_result'],
    interview_rounds: outcome ? numberIn(rounds) : null,
    surprise_question: outcome ? surprise_text !== null : null,
    surprise_text,
  }
}

type Pay = Pick<
  DemoReview,
  'monthly_salary' | 'allowances' | 'thr_months' | 'bonus_months' | 'years_in_role' | 'salary_comment'
>

function readPay(entry: Entry): Pay {
  const pay = findField(entry, 'pay') ?? ''
  const amount = (pattern: RegExp) => {
    const found = pattern.exec(pay)?.[1]
    return found === undefined ? null : Number(found)
  }
  return {
    monthly_salary: amount(/^(\d+)/),
    allowances: amount(/\+ (\d+)/),
    thr_months: amount(/THR ([\d.]+)/),
    bonus_months: amount(/bonus ([\d.]+)/),
    years_in_role: amount(/(\d+) years?/),
    salary_comment: findField(entry, 'about pay'),
  }
}

function readReply(entry: Entry): DemoReply | null {
  const reply = findField(entry, 'reply')
  if (reply === null) return null
  const [role, locale, days, held] = partsOf(reply)
  return {
    role: role as DemoReply['role'],
    locale: locale as DemoLocale,
    days: numberIn(days),
    words: getField(entry, 'words'),
    held: held === 'held',
  }
}
