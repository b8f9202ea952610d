import type { Source } from '#shared/contract/library/library.ts'

/** Parses a source, written as "title | where it was seen | 2026-11-22"; undefined where it has another form. */
export function sourceOf(line: string): Source | undefined {
  const [title = '', where = '', read_on = '', more] = line
    .replace(/^- /, '')
    .split('|')
    .map(part => part.trim())
  const isDay = /^\d{4}-\d\d-\d\d$/.test(read_on) && !Number.isNaN(Date.parse(read_on))
  return title !== '' && where !== '' && isDay && more === undefined ? { title, where, read_on } : undefined
}
