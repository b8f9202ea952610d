// Separate from the schemas, so that the browser bundle does not include the schema library.

export const VACANCY = {
  title: { min: 3, max: 100 },
  description: { min: 40, max: 5000 },
  /** Longest text of expectations and of requirements, each. */
  text: 3000,
  cities: 10,
  experience: 30,
  /** Default and longest duration, in days. */
  days: 30,
  mostDays: 90,
}
/** Accepted range of pay, in rupiah per period. */
export const VACANCY_PAY = { min: 1_000, max: 12_000_000_000 }

export const APPLICATION = {
  message: 1000,
  answer: { min: 5, max: 2000 },
  /** After so many days without an answer an application counts as unanswered. */
  lateDays: 21,
  /** Fewest applications for an answer record. */
  record: 5,
  /** Most applications that a company's list holds. */
  listed: 500,
  /** Most companies in one request for answer records: one page of vacancies. */
  records: 20,
}
