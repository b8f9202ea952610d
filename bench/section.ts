import { readFileSync, writeFileSync } from 'node:fs'

export type Page = 'measurements' | 'anonymity-proof'

/** Replaces one section of a page in docs in place, or adds it; the others remain unchanged. */
export function writeSection(title: string, body: string, page: Page = 'measurements'): void {
  const file = new URL(`../docs/${page}.md`, import.meta.url)
  const parts = readFileSync(file, 'utf8').split(/\n(?=## )/)
  const known = parts.findIndex(part => part.startsWith(`## ${title}\n`))
  const section = `## ${title}\n\n${body}`
  const written = known < 0 ? [...parts, section] : parts.with(known, section)
  writeFileSync(file, written.map(part => part.trim()).join('\n\n') + '\n')
}
