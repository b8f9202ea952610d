import type { Endpoints } from '../endpoint.ts'

export const COMPANIES_ENDPOINTS = {
  cities: { method: 'GET', path: '/cities', auth: 'none' },
  jobRoles: { method: 'GET', path: '/job-roles', auth: 'none' },
  jobRole: { method: 'GET', path: '/job-roles/:role', auth: 'none' },
  search: { method: 'GET', path: '/search', auth: 'none' },
  searchCompanies: { method: 'GET', path: '/search/companies', auth: 'none' },
  company: { method: 'GET', path: '/v2/company/:slug', auth: 'none' },
  companyMail: { method: 'POST', path: '/companies/mail', auth: 'none', unnamed: true },
  companyFirst: { method: 'GET', path: '/companies/:slug', auth: 'none' },
  companyOfficers: { method: 'GET', path: '/team/companies/:id/officers', auth: 'staff' },
  addOfficer: { method: 'POST', path: '/team/companies/:id/officers', auth: 'staff', status: 201 },
  removeOfficer: { method: 'DELETE', path: '/team/officers/:id', auth: 'staff' },
} as const satisfies Endpoints
