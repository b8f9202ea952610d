import { TEXT_FIELDS } from '#shared/contract/text-fields.ts'
import type { ReviewSubmission } from '#shared/contract/writing/writing.ts'
import { refuseContactsIn } from '#server/companies/contacts.ts'

/** What a review says must be free of contact data: the browser says so before, the server decides. */
export const refuseContacts = (given: ReviewSubmission): void =>
  refuseContactsIn(
    Object.fromEntries(TEXT_FIELDS.map(field => [field, (given as Record<string, unknown>)[field]])),
    { company: given.company },
  )
