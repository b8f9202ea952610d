// Apart from the schemas, so that no browser gets their library.

export const VACANCY = {
  title: { min: 3, max: 100 },
  description: { min: 40, max: 5000 },
  /** Expectations and requirements, each. */
  text: 3000,
  cities: 10,
  experience: 30,
  /** So many days it is open unless said, and at most. */
  days: 30,
  mostDays: 90,
}
/** What pay may be at all, in rupiah of its period. */
export const VACANCY_PAY = { min: 1_000, max: 12_000_000_000 }

export const APPLICATION = {
  message: 1000,
  answer: { min: 5, max: 2000 },
  /** After so many days without an answer it counts as unanswered. */
  lateDays: 21,
  /** So many say how a company answers. */
  record: 5,
  /** So many of a company's are listed. */
  listed: 500,
  /** So many companies' records are read at once: a page of vacancies. */
  records: 20,
}
