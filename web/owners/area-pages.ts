import type { PageName } from '#shared/paths.ts'

/** Pages of a company's area, in the order of the tabs. */
export const AREA_PAGES = [
  'ownerHome',
  'ownerReviews',
  'ownerJobs',
  'ownerApplications',
  'ownerQuestions',
  'ownerProfile',
  'ownerColleagues',
  'ownerAccount',
] as const satisfies readonly PageName[]
export type AreaPage = (typeof AREA_PAGES)[number]
