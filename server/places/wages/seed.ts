import { createReadStream } from 'node:fs'
import type { FigureCheck } from '#shared/contract/keys.ts'
import { changed, type Db } from '#server/platform/db/db.ts'
import { readCsv } from '#server/platform/import/csv.ts'
import { CHANGED_WAGES } from './minimum-wages.ts'
import { addMissing, listFigures, type Figure } from './store.ts'

const FIGURES = new URL('../../../db/seed/minimum_wages.csv', import.meta.url)

/** Adds the program's minimum wages where none is stored; imported ones are unchanged. */
export async function seedMinimumWages(db: Db): Promise<void> {
  const known = new Set((await listFigures(db.content)).map(keyOf))
  const missing = (await readFigures()).filter(figure => !known.has(keyOf(figure)))
  if (missing.length === 0) return
  await db.begin('content', async tx => {
    await addMissing(tx, missing)
    changed(CHANGED_WAGES)
  })
}

const keyOf = ({ place, year }: Figure): string => `${place} ${year}`

async function readFigures(): Promise<Figure[]> {
  const figures: Figure[] = []
  for await (const { line, fields } of readCsv(createReadStream(FIGURES))) {
    const [place, year, amount, source, check] = fields ?? []
    if (!place || !year || !amount || !source || !check)
      throw new Error(`minimum_wages.csv: line ${line} lacks a field`)
    const figure = { place, year: Number(year), amount: Number(amount), source, check: check as FigureCheck }
    if (line > 1) figures.push(figure)
  }
  return figures
}
