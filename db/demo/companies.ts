/** The invented companies. None of them exists; every website ends in `.example`. */
import { companyFiles, findField, getField, refuseOther } from './company-files.ts'
import type { DemoCompany } from './types.ts'

const KEYS = 'legal name,legal form,ticker,industry,size,founded,city,website,pays,id,en,state'.split(',')

export const demoCompanies = (): DemoCompany[] =>
  companyFiles().map(file => {
    refuseOther(file, KEYS)
    return {
      slug: file.slug,
      name: file.title,
      legal_name: getField(file, 'legal name'),
      legal_form: getField(file, 'legal form') as DemoCompany['legal_form'],
      ticker: findField(file, 'ticker'),
      industry: getField(file, 'industry') as DemoCompany['industry'],
      size_band: getField(file, 'size') as DemoCompany['size_band'],
      founded_year: Number(getField(file, 'founded')),
      city_code: getField(file, 'city'),
      website_host: findField(file, 'website'),
      summary_id: getField(file, 'id'),
      summary_en: getField(file, 'en'),
      state: findField(file, 'state') === 'pending' ? 'pending' : 'approved',
    }
  })
