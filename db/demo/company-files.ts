/** Reads `companies/*.md`; README.md beside this file says how they are written. */
import { readdirSync, readFileSync } from 'node:fs'

/** What stands under one heading of the third level: `- key: value` lines. */
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

/** The parts of a value, which commas separate. */
export const partsOf = (value: string): string[] => value.split(', ')

/** The number that stands in front: 12 of "12 days ago". */
export const numberIn = (value: string | undefined): number => {
  const number = Number.parseFloat(value ?? '')
  if (Number.isNaN(number)) throw new Error(`db/demo: “${value}” begins with no number`)
  return number
}
