import type { Department } from '#shared/contract/keys.ts'
import type { Queryable } from '#server/platform/db/db.ts'

type CityRow = {
  id: string
  name: string
  kind: 'kota' | 'kabupaten'
  province: string
}
type JobRoleRow = { id: string; department: Department; name_id: string; name_en: string }

export async function listCities(sql: Queryable): Promise<CityRow[]> {
  return sql<CityRow[]>`
    select c.id, c.name, c.kind, p.name as province
    from content.city c join content.province p on p.id = c.province_id order by c.id`
}

export async function listJobRoles(sql: Queryable): Promise<JobRoleRow[]> {
  return sql<JobRoleRow[]>`select id, department, name_id, name_en from content.job_role order by id`
}
