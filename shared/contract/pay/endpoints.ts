import type { Endpoints } from '../endpoint.ts'

export const PAY_ENDPOINTS = {
  topSalaries: { method: 'GET', path: '/top-salaries', auth: 'none' },
  payMap: { method: 'GET', path: '/v2/salaries/map', auth: 'none' },
  companySalaries: { method: 'GET', path: '/v2/company/:slug/salaries', auth: 'none' },
  companySalariesFirst: { method: 'GET', path: '/companies/:slug/salaries', auth: 'none' },
  rolePay: { method: 'GET', path: '/job-roles/:role/salaries', auth: 'none' },
  departmentPay: { method: 'GET', path: '/departments/:department/salaries', auth: 'none' },
  payBenchmark: { method: 'GET', path: '/v2/salaries/compare', auth: 'none' },
  comparePay: { method: 'POST', path: '/v2/salaries/compare', auth: 'none', unnamed: true },
  reportSalaryComment: { method: 'POST', path: '/salary-comments/:id/report', auth: 'none', status: 202 },
  positions: { method: 'GET', path: '/search/job-roles', auth: 'none' },
  positionFilters: { method: 'GET', path: '/search/job-roles/filters', auth: 'none' },
  positionFilter: { method: 'GET', path: '/search/job-roles/filters/:filter', auth: 'none' },
  payPass: { method: 'POST', path: '/pay-pass', auth: 'none', status: 201, unnamed: true },
  givePay: { method: 'POST', path: '/pay', auth: 'pass', status: 201, unnamed: true, padded: true },
  myPay: { method: 'GET', path: '/my-pay', auth: 'code', padded: true },
  changePay: { method: 'PUT', path: '/my-pay', auth: 'code', unnamed: true, padded: true },
  withdrawPay: { method: 'DELETE', path: '/my-pay', auth: 'code', unnamed: true, padded: true },
} as const satisfies Endpoints
