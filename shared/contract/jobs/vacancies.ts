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
import { rated, saidInDepartment } from '../reviews/reviews.ts'
import { minimumWage } from '../places/wages.ts'
import { VACANCY } from './limits.ts'
import { vacancyChange } from './vacancy-change.ts'

const department = z.enum(DEPARTMENTS)
const jobType = z.enum(JOB_TYPES)
const rupiah = z.number().int().positive()

/** What is offered, in rupiah of its period; `to` is null where one amount is said. */
const offer = z.object({
  from: rupiah,
  to: rupiah.nullable(),
  period: z.enum(SALARY_PERIODS),
  /** The same for a month. */
  monthly: z.object({ from: rupiah, to: rupiah }),
})
export type VacancyOffer = z.output<typeof offer>

const facts = z.object({
  id,
  title: z.string(),
  role: z.object({ id: z.string(), name: z.string() }).nullable(),
  department,
  job_type: jobType,
  /** Years asked for: 0 where none are; null where nothing is said. */
  experience_years: z.number().int().nullable(),
  /** Null: to be discussed. */
  offer: offer.nullable(),
  workplace: z.enum(WORKPLACES),
  /** None where one works from anywhere. */
  cities: z.array(city),
  /** The language that it is written in. */
  locale,
  opened: day,
  /** Open up to the end of this day in Jakarta. */
  last_day: day,
  /** How often it was opened again after its end. */
  reposted: count,
})

/** How an offer stands: the nearest figure of what is paid for such work, and on which side of its median the offer's middle lies. */
const beside = payScoped.extend({ verdict: z.enum(VACANCY_VERDICTS).nullable() })

/** A vacancy as lists show it. */
const vacancyCard = facts.extend({
  company: companyCard,
  beside: beside.nullable(),
  /** All that is offered is below the minimum wage of each of its cities. False where none is owed, as to interns. */
  below_minimum: z.boolean(),
})
export type VacancyCard = z.output<typeof vacancyCard>

const texts = z.object({
  description: z.string(),
  expectations: z.string().nullable(),
  requirements: z.string().nullable(),
})

/** One vacancy. Of one that has ended the company's words are gone; what is open instead is `related`. */
const vacancyPage = z.object({
  vacancy: vacancyCard,
  /** Null once it has ended. */
  texts: texts.nullable(),
  is_open: z.boolean(),
  /** Its company closed it before its last day. */
  is_closed: z.boolean(),
  /** It ended more than a month ago: for robots it is gone. */
  gone: z.boolean(),
  /** Null where none is owed, as to interns. */
  minimum_wage: minimumWage.nullable(),
  /** What this company pays in the department, where that is shown. */
  paid_here: payScoped.nullable(),
  /** Whether pay and THR come in time, as its people rate it. */
  paid_in_time: z.array(rated),
  /** Null where nobody has reviewed the company, or it is of no department. */
  said: saidInDepartment.nullable(),
  /** Other open ones: of the company, then of the role or department nearby. */
  related: z.array(vacancyCard),
})
export type VacancyPage = z.output<typeof vacancyPage>

const province = z.object({ id: z.string(), name: z.string() })
const facetOf = <T extends z.ZodType>(value: T) => z.array(z.object({ value, count }))
/** How many each choice would leave; beyond 1,000 a count only means more than a thousand. */
const vacancyFacets = z.object({
  department: facetOf(department),
  job_type: facetOf(jobType),
  workplace: facetOf(z.enum(WORKPLACES)),
  /** Most first. */
  province: facetOf(province),
  /** Those with most vacancies, and the one chosen. */
  city: facetOf(city),
})

const vacancyResults = z.object({
  vacancies: z.array(vacancyCard),
  page,
  /** Nothing had the words themselves, and near spellings are shown. */
  corrected: z.boolean(),
  facets: vacancyFacets,
  /** The city that narrows the search, by whatever name it was given; where that names a province, `province` does. */
  city: city.nullable(),
  province: province.nullable(),
  /** What else was meant by that name. */
  namesakes: z.array(city),
  /** Of the city, where it is known. */
  minimum_wage: minimumWage.nullable(),
})
export type VacancyResults = z.output<typeof vacancyResults>

export const vacancyFinding = z.object({
  kind: z.enum(VACANCY_FINDINGS),
  effect: z.enum(VACANCY_EFFECTS),
  /** Where in which text; 0 to 0 where something is missing. */
  field: z.enum(VACANCY_FIELDS),
  start: count,
  end: count,
})

/** A vacancy as its company sees it. */
const ownVacancy = facts.extend({
  ...texts.shape,
  state: z.enum(VACANCY_STATES),
  findings: z.array(vacancyFinding),
  /** Names its words: whoever writes over others than these is refused. */
  version: z.string(),
  /** Why the team did not let it appear. */
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
      /** Only those that are done from anywhere. */
      remote: flag.optional().catch(undefined),
      role: slug.optional().catch(undefined),
      department: department.optional().catch(undefined),
      job_type: jobType.optional().catch(undefined),
      /** Rupiah a month, at least. */
      pay: monthlyPay(0, 1_000_000_000).optional().catch(undefined),
      /** Years that somebody has: none that asks for more. */
      experience: whole(0, VACANCY.experience).optional().catch(undefined),
      /** Posted in so many days. */
      within: whole(1, 90).optional().catch(undefined),
      /** The company's score, at least. */
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
  /** Of a company that hunts for applicants' money: all that it has open or waiting. The note goes to the company. */
  takeDownVacancies: {
    params,
    body: z.strictObject({ note: text(5, 1000) }),
    response: z.object({ taken_down: count }),
  },
  /** Whether that stands. */
  takenDown: { params, response: z.object({ is_taken_down: z.boolean() }) },
  /** It posts as any other again. The note stands in the team's history. */
  liftTakeDown: {
    params,
    body: z.strictObject({ note: text(5, 1000) }),
    response: z.object({ lifted: z.literal(true) }),
  },
  ownerVacancies: {
    response: z.object({
      vacancies: z.array(ownVacancy),
      /** The team took the company's vacancies down: it reads all that is posted before it appears. */
      is_taken_down: z.boolean(),
    }),
  },
  ownerVacancy: { params, response: ownVacancy },
  saveVacancy: { body: vacancyChange, response: ownVacancy },
  closeVacancy: { params, response: ownVacancy },
  removeVacancy: { params, response: z.object({ removed: z.literal(true) }) },
}
