export { common } from '#shared/messages/id/common.ts'
export { companies } from '#shared/messages/id/companies.ts'
export { reviews } from '#shared/messages/id/reviews.ts'
