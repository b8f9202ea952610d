import type { ReactNode } from 'react'
import { href, type Query } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** Leads to the form for pay alone, of a company or a role. */
export const GiveLink = ({ asked, children }: { asked?: Query; children: ReactNode }) => (
  <ButtonLink kind="line" icon="pen-line" href={href(useLocale(), 'givePay', {}, asked)}>
    {children}
  </ButtonLink>
)
