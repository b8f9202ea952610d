// Written by `npm run words`.

export type OwnWords = typeof import('#shared/messages/id/accounts/account.ts') &
  typeof import('#shared/messages/id/accounts/accounts.ts') &
  typeof import('#shared/messages/id/accounts/pass.ts') &
  typeof import('#shared/messages/id/calculators/amount.ts') &
  typeof import('#shared/messages/id/calculators/calculators.ts') &
  typeof import('#shared/messages/id/calculators/law.ts') &
  typeof import('#shared/messages/id/calculators/payslip.ts') &
  typeof import('#shared/messages/id/calculators/thr.ts') &
  typeof import('#shared/messages/id/companies/versus.ts') &
  typeof import('#shared/messages/id/contact/contact.ts') &
  typeof import('#shared/messages/id/discovery/browsing.ts') &
  typeof import('#shared/messages/id/discovery/home.ts') &
  typeof import('#shared/messages/id/discovery/rankings.ts') &
  typeof import('#shared/messages/id/discovery/search.ts') &
  typeof import('#shared/messages/id/discovery/searching.ts') &
  typeof import('#shared/messages/id/forms/forms.ts') &
  typeof import('#shared/messages/id/jobs/alerts.ts') &
  typeof import('#shared/messages/id/jobs/applying.ts') &
  typeof import('#shared/messages/id/jobs/hiring.ts') &
  typeof import('#shared/messages/id/jobs/jobs.ts') &
  typeof import('#shared/messages/id/jobs/keeping.ts') &
  typeof import('#shared/messages/id/jobs/letters.ts') &
  typeof import('#shared/messages/id/jobs/vacancies.ts') &
  typeof import('#shared/messages/id/library/about.ts') &
  typeof import('#shared/messages/id/library/developers.ts') &
  typeof import('#shared/messages/id/library/legal.ts') &
  typeof import('#shared/messages/id/library/library.ts') &
  typeof import('#shared/messages/id/owner-desk/answering.ts') &
  typeof import('#shared/messages/id/owners/claims.ts') &
  typeof import('#shared/messages/id/owners/employers.ts') &
  typeof import('#shared/messages/id/owners/owners.ts') &
  typeof import('#shared/messages/id/owners/profile.ts') &
  typeof import('#shared/messages/id/pay/careers.ts') &
  typeof import('#shared/messages/id/pay/comparing.ts') &
  typeof import('#shared/messages/id/pay/given.ts') &
  typeof import('#shared/messages/id/pay/giving.ts') &
  typeof import('#shared/messages/id/pay/pay.ts') &
  typeof import('#shared/messages/id/pay/payroll.ts') &
  typeof import('#shared/messages/id/pay/positions.ts') &
  typeof import('#shared/messages/id/pay/roles.ts') &
  typeof import('#shared/messages/id/pay/salaries.ts') &
  typeof import('#shared/messages/id/questions/asking.ts') &
  typeof import('#shared/messages/id/questions/questions.ts') &
  typeof import('#shared/messages/id/raffle/raffle.ts') &
  typeof import('#shared/messages/id/reviews/reading.ts') &
  typeof import('#shared/messages/id/site/errors.ts') &
  typeof import('#shared/messages/id/team/team.ts') &
  typeof import('#shared/messages/id/writing/writing.ts')

export const OWN_FILES = import.meta.glob<Partial<OwnWords>>([
  '../../shared/messages/*/accounts/account.ts',
  '../../shared/messages/*/accounts/accounts.ts',
  '../../shared/messages/*/accounts/pass.ts',
  '../../shared/messages/*/calculators/amount.ts',
  '../../shared/messages/*/calculators/calculators.ts',
  '../../shared/messages/*/calculators/law.ts',
  '../../shared/messages/*/calculators/payslip.ts',
  '../../shared/messages/*/calculators/thr.ts',
  '../../shared/messages/*/companies/versus.ts',
  '../../shared/messages/*/contact/contact.ts',
  '../../shared/messages/*/discovery/browsing.ts',
  '../../shared/messages/*/discovery/home.ts',
  '../../shared/messages/*/discovery/rankings.ts',
  '../../shared/messages/*/discovery/search.ts',
  '../../shared/messages/*/discovery/searching.ts',
  '../../shared/messages/*/forms/forms.ts',
  '../../shared/messages/*/jobs/alerts.ts',
  '../../shared/messages/*/jobs/applying.ts',
  '../../shared/messages/*/jobs/hiring.ts',
  '../../shared/messages/*/jobs/jobs.ts',
  '../../shared/messages/*/jobs/keeping.ts',
  '../../shared/messages/*/jobs/letters.ts',
  '../../shared/messages/*/jobs/vacancies.ts',
  '../../shared/messages/*/library/about.ts',
  '../../shared/messages/*/library/developers.ts',
  '../../shared/messages/*/library/legal.ts',
  '../../shared/messages/*/library/library.ts',
  '../../shared/messages/*/owner-desk/answering.ts',
  '../../shared/messages/*/owners/claims.ts',
  '../../shared/messages/*/owners/employers.ts',
  '../../shared/messages/*/owners/owners.ts',
  '../../shared/messages/*/owners/profile.ts',
  '../../shared/messages/*/pay/careers.ts',
  '../../shared/messages/*/pay/comparing.ts',
  '../../shared/messages/*/pay/given.ts',
  '../../shared/messages/*/pay/giving.ts',
  '../../shared/messages/*/pay/pay.ts',
  '../../shared/messages/*/pay/payroll.ts',
  '../../shared/messages/*/pay/positions.ts',
  '../../shared/messages/*/pay/roles.ts',
  '../../shared/messages/*/pay/salaries.ts',
  '../../shared/messages/*/questions/asking.ts',
  '../../shared/messages/*/questions/questions.ts',
  '../../shared/messages/*/raffle/raffle.ts',
  '../../shared/messages/*/reviews/reading.ts',
  '../../shared/messages/*/site/errors.ts',
  '../../shared/messages/*/team/team.ts',
  '../../shared/messages/*/writing/writing.ts',
])
