import type { ReactNode } from 'react'
import { href, type Query } from '#shared/paths.ts'
import { useLocale } from '#web/platform/locale.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'

/** Link to the form for standalone pay, with the company or role preselected. */
export const GiveLink = ({ query, children }: { query?: Query; children: ReactNode }) => (
  <ButtonLink kind="line" icon="pen-line" href={href(useLocale(), 'givePay', {}, query)}>
    {children}
  </ButtonLink>
)
