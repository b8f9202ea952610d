import type { RolePage } from '#shared/contract/companies.ts'
import { href } from '#shared/paths.ts'
import { breadcrumbs } from '#web/companies/json-ld.ts'
import { definePage, type LoadArgs } from '#web/platform/page.ts'
import { words } from '#web/platform/words.ts'
import { RoleCompanies } from '#web/search/role-companies.tsx'

type Data = RolePage & { cursor: string | null }

export const page = definePage<Data>({
  load,
  head: ({ data: { role, companies, cursor }, locale }) => {
    const said = words(locale, 'search').role
    return {
      title: said.headTitle(role.name),
      description: said.description(role.name),
      noindex: companies.length === 0 || cursor !== null,
    }
  },
  jsonLd:
    import.meta.env.SSR &&
    (({ data: { role }, locale, siteName, origin }) => [
      breadcrumbs([
        { name: siteName, url: origin + href(locale, 'home') },
        { name: role.name, url: origin + href(locale, 'position', { role: role.id }) },
      ]),
    ]),
  View: ({ data }) => <RoleCompanies {...data} />,
})

async function load({ params: { role = '' }, query, call }: LoadArgs): Promise<Data> {
  const cursor = query.get('cursor')
  const page = await call('jobRole', { params: { role }, query: cursor === null ? {} : { cursor } })
  return { ...page, cursor }
}
