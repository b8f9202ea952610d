import type { OwnAccount } from '#shared/contract/accounts/own-account.ts'
import type { Saved } from '#shared/contract/accounts/saved.ts'
import type { OwnLetters } from '#shared/contract/jobs/alerts.ts'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'

type Names = { part: string; key: string; value: string }

/**
 * All data of a person: the account, applications, saved jobs, followed companies, and subscriptions of their address.
 */
export type AccountCopy = OwnAccount & {
  applications: readonly OwnApplication[]
  saved: Saved
  letters: Omit<OwnLetters, 'token'>
}

export const copyAsJson = (data: AccountCopy): string => JSON.stringify(data, null, 2)

/**
 * CSV with one line per value. A value that a spreadsheet would interpret as a formula is prefixed with an apostrophe.
 */
export function copyAsCsv(
  { devices, consents, applications, saved, letters: { subscriptions, ...letters }, ...rest }: AccountCopy,
  { part, key, value }: Names,
): string {
  const lines = [
    [part, key, value],
    ...Object.entries(rest).map(([name, entry]) => ['account', name, String(entry ?? '')]),
    ...devices.flatMap((device, at) => fieldsOf(`device ${at + 1}`, device)),
    ...consents.flatMap((consent, at) => fieldsOf(`consent ${at + 1}`, consent)),
    ...applications.flatMap(({ vacancy, company, content, ...one }, at) =>
      fieldsOf(`application ${at + 1}`, {
        ...one,
        vacancy: vacancy.title,
        company: company.name,
        ...content,
      }),
    ),
    ...saved.jobs.flatMap((job, at) => fieldsOf(`saved job ${at + 1}`, job)),
    ...saved.companies.flatMap((company, at) => fieldsOf(`followed company ${at + 1}`, company)),
    ...fieldsOf('letters', letters),
    ...subscriptions.flatMap((subscription, at) => fieldsOf(`subscription ${at + 1}`, subscription)),
  ]
  return lines.map(line => line.map(cell).join(',')).join('\r\n')
}

const fieldsOf = (part: string, fields: object): string[][] =>
  Object.entries(fields).map(([name, entry]) => [part, name, String(entry ?? '')])

const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
