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

/** What an address or a document has to prove: that whoever asks belongs to the company. */
const proof = z.enum(['mailbox', 'documents'])

const proofFiles = z.array(sentFile).max(MOST_CLAIM_FILES).default([])

const claimFields = z.strictObject({
  company_id: id.optional(),
  /** Where it is not in the list: an editor lists it first. */
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
  /** What proves it, sent before by `POST /files`. */
  upload_files: proofFiles,
  agree: flag.refine(Boolean, { params: { key: 'agree' } }),
  locale: locale.optional(),
})
/** The number is read with its country code, and its error comes with those of the other fields: `when` asks for these two alone. */
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
export type ClaimGiven = z.output<typeof claim>

const received = z.object({ due_on: day, proof })

/** The bearer of what the mail leads to. */
const key = typed(100).regex(/^[0-9a-f-]{36}\.[\w-]{43}$/)

/** A claim as its claimant sees it. `confirmed`: they said that the address is theirs; `asked` waits for an answer. */
const ownClaim = z.object({
  company: z.object({ name: z.string(), slug: slug.nullable() }),
  state: z.enum(['pending', 'approved', 'declined']),
  email: z.string(),
  confirmed: z.boolean(),
  due_on: day,
  proof,
  asked: z.string().nullable(),
  reason: z.string().nullable(),
})

/** What was asked back for may be a document. */
const answer = z.strictObject({ key, info: text(2, 2000), upload_files: proofFiles })
export type ClaimAnswer = z.output<typeof answer>

export const claimSchemas = {
  claimFile: { params: z.object({ id, file: id }), response: attachment },
  claimCompany: { body: claim, response: received },
  ownClaim: { body: z.strictObject({ key }), response: ownClaim },
  /** Pressing, not opening: programs that look for harm open the links of a mail. */
  confirmClaim: { body: z.strictObject({ key }), response: ownClaim },
  answerClaim: { body: answer, response: ownClaim },
}
