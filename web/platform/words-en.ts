export { common } from '#shared/messages/en/common.ts'
export { companies } from '#shared/messages/en/companies.ts'
export { reviews } from '#shared/messages/en/reviews.ts'
