import type { FigureCheck } from '#shared/contract/keys.ts'
import type { Queryable, Tx } from '#server/platform/db/db.ts'

/** A stored figure; `place` is the code of a province or regency, `amount` whole rupiah a month. */
export type Figure = { place: string; year: number; amount: number; source: string; check: FigureCheck }

const IMPORT_LOCK = 7_203_914

/** Serialises imports by an advisory lock, so that each sees the result of the previous one. */
export async function takeTurn(tx: Tx): Promise<void> {
  await tx`select pg_advisory_xact_lock(${IMPORT_LOCK})`
}

export async function listFigures(sql: Queryable): Promise<Figure[]> {
  return sql<Figure[]>`
    select coalesce(city_id, province_id) as place, year, amount, source, checked as "check"
    from content.minimum_wage`
}

/** Inserts figures for places and years without one. */
export async function addMissing(tx: Tx, figures: Figure[]): Promise<void> {
  await tx`
    insert into content.minimum_wage ${rowsOf(tx, figures, null)}
    on conflict (province_id, city_id, year) do nothing`
}

/** Inserts or overwrites figures imported on a day. */
export async function putFigures(tx: Tx, figures: Figure[], day: string): Promise<void> {
  await tx`
    insert into content.minimum_wage ${rowsOf(tx, figures, day)}
    on conflict (province_id, city_id, year) do update set
      amount = excluded.amount, source = excluded.source, checked = excluded.checked,
      imported_on = excluded.imported_on`
}

const rowsOf = (tx: Tx, figures: Figure[], day: string | null) => tx`
  (province_id, city_id, year, amount, source, checked, imported_on)
  select case when place not like '%.%' then place end, case when place like '%.%' then place end,
    year, amount, source, "check", ${day}::date
  from jsonb_to_recordset(${tx.json(figures)}) as f (
    place text, year smallint, amount integer, source text, "check" text)`
