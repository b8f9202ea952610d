import { readFileSync } from 'node:fs'
import type { Output } from '#shared/contract/contract.ts'

/** Reads the rows that `npm run notices` wrote. */
export function readNotices(): Output<'notices'> {
  const text = readFileSync(new URL('../../NOTICES.md', import.meta.url), 'utf8')
  const [data = [], packages = []] = text.split('\n## Packages that run\n').map(rowsOf)
  return { data, packages }
}

/** A table's rows below its head; of a link, only the words. */
const rowsOf = (part: string) =>
  part
    .split('\n')
    .filter(line => line.startsWith('| '))
    .slice(1)
    .map(line => {
      const cells = line.slice(2, -2).split(' | ')
      const [what = '', of = '', licence = ''] = cells.map(cell =>
        cell.replace(/\[([^\]]+)\]\([^)]*\)/g, '$1'),
      )
      return { what, of, licence }
    })
