import { readFileSync, writeFileSync } from 'node:fs'

const FILE = new URL('../docs/measurements.md', import.meta.url)

/** Replaces one section of docs/measurements.md and leaves the others. */
export function writeSection(title: string, body: string): void {
  const before = readFileSync(FILE, 'utf8')
  const [head = '', ...sections] = before.split(/\n(?=## )/)
  const others = sections.filter(section => !section.startsWith(`## ${title}\n`))
  writeFileSync(
    FILE,
    [head, ...others, `## ${title}\n\n${body}`].map(part => part.trim()).join('\n\n') + '\n',
  )
}
