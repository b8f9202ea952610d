import type { Writing } from './text.ts'

export type Change<W> = { field: keyof W & string; removed: string[]; added: string[] }

/** Fields that differ between two texts, each with the lines that only one of them has. */
export const changedLines = <W extends Writing>(before: W, after: W): Change<W>[] =>
  (Object.keys(after) as (keyof W & string)[]).flatMap(field =>
    before[field] === after[field]
      ? []
      : [
          {
            field,
            removed: without(before[field], after[field]),
            added: without(after[field], before[field]),
          },
        ],
  )

const without = (text = '', other = ''): string[] => {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter(line => line.trim() !== '' && !known.has(line))
}
