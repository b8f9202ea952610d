import { z } from 'zod'
import { companyCard } from '../companies/company-card.ts'
import {
  city,
  count,
  cursor,
  day,
  flag,
  id,
  locale,
  monthlyPay,
  page,
  reportWords,
  slug,
  text,
  typed,
  whole,
} from '../fields.ts'
import {
  DEPARTMENTS,
  JOB_TYPES,
  SALARY_PERIODS,
  VACANCY_EFFECTS,
  VACANCY_FIELDS,
  VACANCY_FINDINGS,
  VACANCY_REASONS,
  VACANCY_SORTS,
  VACANCY_STATES,
  VACANCY_VERDICTS,
  WORKPLACES,
} from '../keys.ts'
import { payScoped } from '../pay/pay.ts'
import { rated, departmentReviews } from '../reviews/reviews.ts'
import { minimumWage } from '../places/wages.ts'
import { VACANCY } from './limits.ts'
import { vacancyChange } from './vacancy-change.ts'

const department = z.enum(DEPARTMENTS)
const jobType = z.enum(JOB_TYPES)
const rupiah = z.number().int().positive()

/** The offered pay in rupiah per period; `to` is null for a single amount. */
const offer = z.object({
  from: rupiah,
  to: rupiah.nullable(),
  period: z.enum(SALARY_PERIODS),
  /** Converted to a month. */
  monthly: z.object({ from: rupiah, to: rupiah }),
})
export type VacancyOffer = z.output<typeof offer>

const facts = z.object({
  id,
  title: z.string(),
  role: z.object({ id: z.string(), name: z.string() }).nullable(),
  department,
  job_type: jobType,
  /** Required years: 0 for none, null where the company says nothing. */
  experience_years: z.number().int().nullable(),
  /** Null: negotiable. */
  offer: offer.nullable(),
  workplace: z.enum(WORKPLACES),
  /** Empty for remote work from anywhere. */
  cities: z.array(city),
  /** The language of its text. */
  locale,
  opened: day,
  /** Open until the end of this day in Jakarta. */
  last_day: day,
  /** How often it was reopened after its end. */
  reposted: count,
})

/** The closest pay figure for such work, and whether the middle of the offer is above or below its median. */
const benchmark = payScoped.extend({ verdict: z.enum(VACANCY_VERDICTS).nullable() })

/** A vacancy as lists show it. */
const vacancyCard = facts.extend({
  company: companyCard,
  benchmark: benchmark.nullable(),
  /** The whole offer is below the minimum wage of each of its cities. False where no minimum wage applies, as for interns. */
  below_minimum: z.boolean(),
})
export type VacancyCard = z.output<typeof vacancyCard>

const texts = z.object({
  description: z.string(),
  expectations: z.string().nullable(),
  requirements: z.string().nullable(),
})

/** One vacancy. Once it has ended, the company's texts are null and `related` lists open ones. */
const vacancyPage = z.object({
  vacancy: vacancyCard,
  /** Null once it has ended. */
  texts: texts.nullable(),
  is_open: z.boolean(),
  /** The company closed it before its last day. */
  is_closed: z.boolean(),
  /** It ended more than a month ago; search engines get 410. */
  is_expired: z.boolean(),
  /** Null where no minimum wage applies, as for interns. */
  minimum_wage: minimumWage.nullable(),
  /** This company's pay in the department; null where it is withheld. */
  company_pay: payScoped.nullable(),
  /** Ratings of punctual pay and THR. */
  paid_in_time: z.array(rated),
  /** Null where the company has no reviews or the vacancy no department. */
  department_reviews: departmentReviews.nullable(),
  /** Other open vacancies: of the company, then of the role or department nearby. */
  related: z.array(vacancyCard),
})
export type VacancyPage = z.output<typeof vacancyPage>

const province = z.object({ id: z.string(), name: z.string() })
const facetOf = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }))
/** Number of results per filter value; a count beyond 1,000 means more than a thousand. */
const vacancyFacets = z.object({
  department: facetOf(department),
  job_type: facetOf(jobType),
  workplace: facetOf(z.enum(WORKPLACES)),
  /** Most first. */
  province: facetOf(province),
  /** The cities with most vacancies, and the selected one. */
  city: facetOf(city),
})

const vacancyResults = z.object({
  vacancies: z.array(vacancyCard),
  page,
  /** Nothing matched the words themselves, and similar spellings are shown. */
  corrected: z.boolean(),
  facets: vacancyFacets,
  /** The city filter, resolved from the given name; if the name is a province's, `province` is set instead. */
  city: city.nullable(),
  province: province.nullable(),
  /** Other places of that name. */
  namesakes: z.array(city),
  /** Of the city; null where unknown. */
  minimum_wage: minimumWage.nullable(),
})
export type VacancyResults = z.output<typeof vacancyResults>

export const vacancyFinding = z.object({
  kind: z.enum(VACANCY_FINDINGS),
  effect: z.enum(VACANCY_EFFECTS),
  /** Position in which text; 0 to 0 where something is missing. */
  field: z.enum(VACANCY_FIELDS),
  start: count,
  end: count,
})

/** A vacancy as its company sees it. */
const ownVacancy = facts.extend({
  ...texts.shape,
  state: z.enum(VACANCY_STATES),
  findings: z.array(vacancyFinding),
  /** Identifies the stored text for optimistic locking: an update with another version is refused. */
  version: z.string(),
  /** The team's reason for declining it. */
  note: z.string().nullable(),
})
export type OwnVacancy = z.output<typeof ownVacancy>

const params = z.object({ id })
export const vacancySchemas = {
  vacancies: {
    query: z.object({
      q: typed(100).default(''),
      city: typed(60).optional().catch(undefined),
      province: typed(60).optional().catch(undefined),
      /** Only remote ones. */
      remote: flag.optional().catch(undefined),
      role: slug.optional().catch(undefined),
      department: department.optional().catch(undefined),
      job_type: jobType.optional().catch(undefined),
      /** Minimum pay, in rupiah a month. */
      pay: monthlyPay(0, 1_000_000_000).optional().catch(undefined),
      /** The reader's years of experience; excludes vacancies that require more. */
      experience: whole(0, VACANCY.experience).optional().catch(undefined),
      /** Posted within so many days. */
      within: whole(1, 90).optional().catch(undefined),
      /** Minimum score of the company. */
      score: whole(1, 5).optional().catch(undefined),
      sort: z.enum(VACANCY_SORTS).default('newest').catch('newest'),
      cursor,
    }),
    response: vacancyResults,
  },
  vacancy: { params, response: vacancyPage },
  companyVacancies: {
    params: z.object({ slug }),
    query: z.object({ cursor }),
    response: z.object({ vacancies: z.array(vacancyCard), page }),
  },
  reportVacancy: {
    params,
    body: z.strictObject({
      reason: z.enum(VACANCY_REASONS),
      words: reportWords,
      locale: locale.optional(),
    }),
    response: z.object({ received: z.literal(true) }),
  },
  /** Declines all open and held vacancies of a company that seeks money from applicants. The note is sent to the company. */
  takeDownVacancies: {
    params,
    body: z.strictObject({ note: text(5, 1000) }),
    response: z.object({ taken_down: count }),
  },
  /** Whether a takedown is in force. */
  takenDown: { params, response: z.object({ is_taken_down: z.boolean() }) },
  /** Ends the takedown: the company may post as before. The note is recorded in the team's history. */
  liftTakeDown: {
    params,
    body: z.strictObject({ note: text(5, 1000) }),
    response: z.object({ lifted: z.literal(true) }),
  },
  ownerVacancies: {
    response: z.object({
      vacancies: z.array(ownVacancy),
      /** The team took the company's vacancies down and reviews each new one before it appears. */
      is_taken_down: z.boolean(),
    }),
  },
  ownerVacancy: { params, response: ownVacancy },
  saveVacancy: { body: vacancyChange, response: ownVacancy },
  closeVacancy: { params, response: ownVacancy },
  removeVacancy: { params, response: z.object({ removed: z.literal(true) }) },
}
