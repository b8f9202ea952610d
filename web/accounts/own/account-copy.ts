import type { OwnAccount } from '#shared/contract/account/own-account.ts'
import type { OwnApplication } from '#shared/contract/jobs/applications.ts'

type Names = { part: string; key: string; value: string }

/** All that is kept of somebody: the account, and what they applied for. */
export type Kept = OwnAccount & { applications: readonly OwnApplication[] }

export const copyAsJson = (kept: Kept): string => JSON.stringify(kept, null, 2)

/** One line for each thing that is kept. Spreadsheets take what begins like a formula for one: it gets an apostrophe. */
export function copyAsCsv(
  { devices, consents, applications, ...rest }: Kept,
  { part, key, value }: Names,
): string {
  const lines = [
    [part, key, value],
    ...Object.entries(rest).map(([name, said]) => ['account', name, said ?? '']),
    ...devices.flatMap((device, at) => fieldsOf(`device ${at + 1}`, device)),
    ...consents.flatMap((consent, at) => fieldsOf(`consent ${at + 1}`, consent)),
    ...applications.flatMap(({ vacancy, company, said, ...one }, at) =>
      fieldsOf(`application ${at + 1}`, { ...one, vacancy: vacancy.title, company: company.name, ...said }),
    ),
  ]
  return lines.map(line => line.map(cell).join(',')).join('\r\n')
}

const fieldsOf = (part: string, fields: object): string[][] =>
  Object.entries(fields).map(([name, said]) => [part, name, String(said ?? '')])

const FORMULA = /^[=+\-@\t\r]/

const cell = (text: string): string => `"${(FORMULA.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`
