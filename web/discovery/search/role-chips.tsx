import type { Role } from '#shared/contract/companies/companies.ts'
import { href } from '#shared/paths.ts'
import { useLocale, useWords } from '#web/platform/locale.ts'
import { Chip, Chips } from '#web/ui/controls/chip.tsx'
import { Notice } from '#web/ui/layout/notice.tsx'

/** Roles that may have been meant: each leads to the companies that people in it wrote about. */
export function RoleChips({ roles }: { roles: readonly Role[] }) {
  const locale = useLocale()
  const { meant } = useWords('search').role
  if (roles.length === 0) return null
  return (
    <>
      <Notice>
        <p>{meant}</p>
      </Notice>
      <Chips label={meant}>
        {roles.map(({ id, name }) => (
          <Chip key={id} href={href(locale, 'position', { role: id })}>
            {name}
          </Chip>
        ))}
      </Chips>
    </>
  )
}
