/** Reads `companies/*.md`; README.md in this folder documents their format. */
import { readdirSync, readFileSync } from 'node:fs'

/** The content of one third-level heading: `- key: value` lines. */
export type Entry = { title: string; fields: [key: string, value: string][] }
type Section = 'Reviews' | 'Questions' | 'Vacancies'
export type CompanyFile = Entry & { slug: string; sections: Partial<Record<Section, Entry[]>> }

const FOLDER = new URL('companies/', import.meta.url)

let read: CompanyFile[] | undefined

export const companyFiles = (): CompanyFile[] =>
  (read ??= readdirSync(FOLDER)
    .toSorted()
    .map(file => readCompany(file.replace('.md', ''), readFileSync(new URL(file, FOLDER), 'utf8'))))

function readCompany(slug: string, text: string): CompanyFile {
  const company: CompanyFile = { slug, title: '', fields: [], sections: {} }
  let section: Entry[] = []
  let entry: Entry = company
  for (const line of text.split('\n').map(one => one.trim())) {
    const [, heading, title = ''] = /^(#{1,3}) (.*)$/.exec(line) ?? []
    const [, key, value = ''] = /^- ([^:]+): (.*)$/.exec(line) ?? []
    const last = entry.fields.at(-1)
    if (heading === '#') company.title = title
    else if (heading === '##') section = company.sections[title as Section] = []
    else if (heading === '###') section.push((entry = { title, fields: [] }))
    else if (key) entry.fields.push([key, value])
    else if (line && last) last[1] += `\n\n${line}`
  }
  return company
}

export const findField = ({ fields }: Entry, wanted: string): string | null =>
  fields.find(([key]) => key === wanted)?.[1] ?? null

export function getField(entry: Entry, key: string): string {
  const value = findField(entry, key)
  if (value === null) throw new Error(`db/demo: “${entry.title}” has no ${key}`)
  return value
}

/** Fails at a key that nothing reads, such as a misspelt one. */
export function refuseOther({ title, fields }: Entry, known: string[]): void {
  const other = fields.find(([key]) => !known.includes(key))
  if (other) throw new Error(`db/demo: “${title}” has an unknown key, ${other[0]}`)
}

/** The comma-separated parts of a value. */
export const partsOf = (value: string): string[] => value.split(', ')

/** The leading number of a value: 12 in "12 days ago". */
export const numberIn = (value: string | undefined): number => {
  const number = Number.parseFloat(value ?? '')
  if (Number.isNaN(number)) throw new Error(`db/demo: “${value}” begins with no number`)
  return number
}
