import { z } from 'zod'
import { readOfficePhone } from '../../rules/input/office-phone.ts'
import { email } from '../accounts/accounts.ts'
import {
  companyName,
  day,
  flag,
  id,
  line,
  locale,
  optionalText,
  slug,
  text,
  typed,
  withoutContacts,
} from '../fields.ts'
import { attachment, sentFile } from '../files/sent-files.ts'
import { SIZE_BANDS } from '../keys.ts'
import { MOST_CLAIM_FILES } from './limits.ts'

/** How the claimant proves to belong to the company. */
const proof = z.enum(['mailbox', 'documents'])

const proofFiles = z.array(sentFile).max(MOST_CLAIM_FILES).default([])

const claimFields = z.strictObject({
  company_id: id.optional(),
  /** For a company that is not listed; an editor lists it first. */
  company_name: companyName.optional(),
  name: withoutContacts(line(1, 80)),
  email,
  phone_prefix: typed(6)
    .regex(/^\+?\d{1,4}$/)
    .default('+62'),
  phone: typed(100).min(1),
  role: withoutContacts(line(2, 80)),
  employees: z.enum(SIZE_BANDS).nullish(),
  info: optionalText(2000),
  /** Documents as proof, uploaded before by `POST /files`. */
  upload_files: proofFiles,
  agree: flag.refine(Boolean, { params: { key: 'agree' } }),
  locale: locale.optional(),
})
/**
 * Checks the number together with its country code. `when` requires only these two fields to be valid, so that the
 * error is reported with those of the other fields.
 */
const claim = claimFields.superRefine(
  ({ phone_prefix, phone }, { issues }) => {
    const { mistake } = readOfficePhone(phone_prefix, phone)
    if (mistake) issues.push({ code: 'custom', input: phone, path: ['phone'], params: { key: mistake } })
  },
  {
    when: ({ value }) =>
      claimFields.pick({ phone_prefix: true, phone: true }).strip().safeParse(value).success,
  },
)
export type ClaimInput = z.output<typeof claim>

const received = z.object({ due_on: day, proof })

/** The key from the link in the mail. */
const key = typed(100).regex(/^[0-9a-f-]{36}\.[\w-]{43}$/)

/** A claim as its claimant sees it. `confirmed`: they confirmed the address; `question`: an editor's unanswered one. */
const ownClaim = z.object({
  company: z.object({ name: z.string(), slug: slug.nullable() }),
  state: z.enum(['pending', 'approved', 'declined']),
  email: z.string(),
  confirmed: z.boolean(),
  due_on: day,
  proof,
  question: z.string().nullable(),
  reason: z.string().nullable(),
})

/** The answer to an editor's question, with documents where requested. */
const answer = z.strictObject({ key, info: text(2, 2000), upload_files: proofFiles })
export type ClaimAnswer = z.output<typeof answer>

export const claimSchemas = {
  claimFile: { params: z.object({ id, file: id }), response: attachment },
  claimCompany: { body: claim, response: received },
  ownClaim: { body: z.strictObject({ key }), response: ownClaim },
  /** A separate call by a button, because mail scanners open links. */
  confirmClaim: { body: z.strictObject({ key }), response: ownClaim },
  answerClaim: { body: answer, response: ownClaim },
}
