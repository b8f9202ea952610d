import type { Secrets } from '#server/platform/secrets.ts'
import { readMembership } from '../member.ts'
import { AT, openSalaries, SALARY_BOX_BYTES, SALARY_BYTES } from '../salary-box.ts'
import type { Changes } from './changes.ts'
import type { Salaries } from './company-cells.ts'
import { KEY_BYTES } from './chunks.ts'
import { PAY_STEP } from '#shared/rules/pay-limits.ts'

const ROW_BYTES = KEY_BYTES + SALARY_BOX_BYTES
/** The leading bytes of a company's id that suffice to distinguish it. */
const SOME_BYTES = 6

/** Decrypts the salaries of many companies at once, into one set of columns per company. */
export function readSalaries(secrets: Secrets, companies: Buffer[]): Salaries[] {
  const bytes = openSalaries(secrets, Buffer.concat(companies), KEY_BYTES)
  let from = 0
  return companies.map(rows => {
    const count = rows.length / ROW_BYTES
    const salaries = emptySalaries()
    for (let at = 0; at < count; at += 1) note(salaries, at, bytes, from + at * SALARY_BYTES)
    from += count * SALARY_BYTES
    return salaries
  })
}

const emptySalaries = (): Salaries => ({
  group: [],
  size: [],
  newcomerWeek: [],
  givenTo: [],
  department: [],
  jobType: [],
  year: [],
  givenIn: [],
  amount: [],
  thr: [],
  bonus: [],
})

/** Unpacks an optional value: 0 is none (NaN), otherwise it is stored plus one. */
const orNone = (packed: number): number => (packed === 0 ? NaN : packed - 1)

function note(salaries: Salaries, at: number, bytes: Buffer, from: number): void {
  const { group, size, newcomerWeek } = readMembership(bytes, from + AT.membership)
  const allowances = bytes.readUInt32BE(from + AT.allowances)
  salaries.group[at] = group
  salaries.size[at] = size
  salaries.newcomerWeek[at] = newcomerWeek
  salaries.givenTo[at] = bytes.readUIntBE(from + AT.givenTo, SOME_BYTES)
  salaries.department[at] = orNone(bytes.readUInt8(from + AT.department))
  salaries.jobType[at] = orNone(bytes.readUInt8(from + AT.jobType))
  salaries.year[at] = bytes.readUInt16BE(from + AT.year)
  salaries.givenIn[at] = (salaries.year[at] as number) + bytes.readUInt8(from + AT.givenAfter)
  salaries.amount[at] = Math.round(
    (bytes.readUInt32BE(from + AT.base) + Math.max(0, allowances - 1)) / PAY_STEP,
  )
  salaries.thr[at] = orNone(bytes.readUInt8(from + AT.thr))
  salaries.bonus[at] = orNone(bytes.readUInt8(from + AT.bonus))
}

export function noteSalaries(
  changes: Changes,
  rows: Buffer,
  { group, size, newcomerWeek }: Salaries,
  changed: Iterable<number>,
): void {
  for (const at of changed)
    changes.note({
      key: rows.subarray(at * ROW_BYTES, at * ROW_BYTES + KEY_BYTES),
      membership: { group: group[at] ?? 0, size: size[at] ?? 0, newcomerWeek: newcomerWeek[at] ?? 0 },
    })
}
