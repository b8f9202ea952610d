import { createReadStream } from 'node:fs'
import { getProvinces, getRegencies } from 'idn-area-data'
import { readCsv } from '#server/platform/import/csv.ts'
import type { Db } from '#server/platform/db/db.ts'

const JOB_ROLES = new URL('../../db/seed/job_roles.csv', import.meta.url)

/** Inserts provinces, cities and job roles on the first start of a database. */
export async function seedPlaces(db: Db): Promise<void> {
  const [known] = await db.content`select 1 from content.city limit 1`
  if (known) return
  const provinces = (await getProvinces()).map(({ code, name }) => ({ id: code, name }))
  const cities = (await getRegencies()).map(({ code, province_code, name }) => ({
    id: code,
    province_id: province_code,
    name,
    kind: name.startsWith('Kota ') ? 'kota' : 'kabupaten',
  }))
  const roles = await readJobRoles()
  await db.begin('content', async tx => {
    await tx`insert into content.province ${tx(provinces)} on conflict do nothing`
    await tx`insert into content.city ${tx(cities)} on conflict do nothing`
    await tx`insert into content.job_role ${tx(roles)} on conflict do nothing`
  })
}

async function readJobRoles(): Promise<
  { id: string; name_id: string; name_en: string; department: string }[]
> {
  const roles = []
  for await (const { line, fields } of readCsv(createReadStream(JOB_ROLES))) {
    const [id, name_id, name_en, department] = fields ?? []
    if (!id || !name_id || !name_en || !department)
      throw new Error(`job_roles.csv: line ${line} lacks a field`)
    if (line > 1) roles.push({ id, name_id, name_en, department })
  }
  return roles
}
