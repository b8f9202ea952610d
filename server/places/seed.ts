import { readFileSync } from 'node:fs'
import { getProvinces, getRegencies } from 'idn-area-data'
import { parse } from 'csv-parse/sync'
import type { Db } from '#server/platform/db.ts'

const JOB_ROLES = new URL('../../db/seed/job_roles.csv', import.meta.url)

/** Fills provinces, cities and job roles when they are missing: the first start of a database. */
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
  const roles = (parse(readFileSync(JOB_ROLES), { columns: true }) as Record<string, string>[]).map(role => ({
    id: role['slug'] as string,
    department: role['department'] as string,
    name_id: role['name_id'] as string,
    name_en: role['name_en'] as string,
  }))
  await db.begin('content', async tx => {
    await tx`insert into content.province ${tx(provinces)} on conflict do nothing`
    await tx`insert into content.city ${tx(cities)} on conflict do nothing`
    await tx`insert into content.job_role ${tx(roles)} on conflict do nothing`
  })
}
