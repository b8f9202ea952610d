import { companyMails as en } from '#shared/messages/en/owner-desk/company-mails.ts'
import { companyMails as id } from '#shared/messages/id/owner-desk/company-mails.ts'

/** What is written to companies, in their own language. */
export const MAILS = { id, en }
