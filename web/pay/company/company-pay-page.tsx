import type { ComponentProps } from 'react'
import type { CompanyPage } from '#shared/contract/companies/companies.ts'
import { CompanyHead } from '#web/companies/company-head.tsx'
import { CompanyPay } from './company-pay.tsx'

type Props = Omit<ComponentProps<typeof CompanyPay>, 'company'> & { page: CompanyPage }

/** The tab "Gaji" with the company's head. */
export const CompanyPayPage = ({ page, ...shown }: Props) => (
  <>
    <CompanyHead page={page} tab="salaries" />
    <CompanyPay company={page.company} {...shown} />
  </>
)
