/** The demo content; see types.ts for the shapes. */
export { demoCompanies } from './companies.ts'
export { demoJobs } from './jobs.ts'
export { demoQuestions } from './questions.ts'
export { demoReviews } from './reviews.ts'
export type * from './types.ts'
