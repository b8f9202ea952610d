import { companyMails as en } from '#shared/messages/en/owner-desk/company-mails.ts'
import { companyMails as id } from '#shared/messages/id/owner-desk/company-mails.ts'

export const MAILS = { id, en }
