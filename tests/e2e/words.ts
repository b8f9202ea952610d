import type { Locale } from '#shared/locale.ts'
import { accounts as accountsEn } from '#shared/messages/en/accounts/accounts.ts'
import { calculators as calculatorsEn } from '#shared/messages/en/calculators/calculators.ts'
import { errors as errorsEn } from '#shared/messages/en/site/errors.ts'
import { forms as formsEn } from '#shared/messages/en/forms/forms.ts'
import { given as givenEn } from '#shared/messages/en/pay/given.ts'
import { giving as givingEn } from '#shared/messages/en/pay/giving.ts'
import { home as homeEn } from '#shared/messages/en/discovery/home.ts'
import { amount as amountEn } from '#shared/messages/en/calculators/amount.ts'
import { law as lawEn } from '#shared/messages/en/calculators/law.ts'
import { payslip as payslipEn } from '#shared/messages/en/calculators/payslip.ts'
import { careers as careersEn } from '#shared/messages/en/pay/careers.ts'
import { pass as passEn } from '#shared/messages/en/accounts/pass.ts'
import { pay as payEn } from '#shared/messages/en/pay/pay.ts'
import { comparing as comparingEn } from '#shared/messages/en/pay/comparing.ts'
import { payroll as payrollEn } from '#shared/messages/en/pay/payroll.ts'
import { positions as positionsEn } from '#shared/messages/en/pay/positions.ts'
import { salaries as salariesEn } from '#shared/messages/en/pay/salaries.ts'
import { search as searchEn } from '#shared/messages/en/discovery/search.ts'
import { team as teamEn } from '#shared/messages/en/team/team.ts'
import { thr as thrEn } from '#shared/messages/en/calculators/thr.ts'
import { writing as writingEn } from '#shared/messages/en/writing/writing.ts'
import { accounts as accountsId } from '#shared/messages/id/accounts/accounts.ts'
import { calculators as calculatorsId } from '#shared/messages/id/calculators/calculators.ts'
import { errors as errorsId } from '#shared/messages/id/site/errors.ts'
import { forms as formsId } from '#shared/messages/id/forms/forms.ts'
import { given as givenId } from '#shared/messages/id/pay/given.ts'
import { giving as givingId } from '#shared/messages/id/pay/giving.ts'
import { home as homeId } from '#shared/messages/id/discovery/home.ts'
import { amount as amountId } from '#shared/messages/id/calculators/amount.ts'
import { law as lawId } from '#shared/messages/id/calculators/law.ts'
import { payslip as payslipId } from '#shared/messages/id/calculators/payslip.ts'
import { careers as careersId } from '#shared/messages/id/pay/careers.ts'
import { pass as passId } from '#shared/messages/id/accounts/pass.ts'
import { pay as payId } from '#shared/messages/id/pay/pay.ts'
import { comparing as comparingId } from '#shared/messages/id/pay/comparing.ts'
import { payroll as payrollId } from '#shared/messages/id/pay/payroll.ts'
import { positions as positionsId } from '#shared/messages/id/pay/positions.ts'
import { salaries as salariesId } from '#shared/messages/id/pay/salaries.ts'
import { search as searchId } from '#shared/messages/id/discovery/search.ts'
import { team as teamId } from '#shared/messages/id/team/team.ts'
import { thr as thrId } from '#shared/messages/id/calculators/thr.ts'
import { writing as writingId } from '#shared/messages/id/writing/writing.ts'
import { together as togetherEn } from '#web/platform/words/en.ts'
import { together as togetherId } from '#web/platform/words/id.ts'

const WORDS = {
  id: {
    accounts: accountsId,
    ...togetherId,
    calculators: calculatorsId,
    errors: errorsId,
    forms: formsId,
    given: givenId,
    giving: givingId,
    home: homeId,
    amount: amountId,
    law: lawId,
    payslip: payslipId,
    careers: careersId,
    comparing: comparingId,
    pass: passId,
    pay: payId,
    payroll: payrollId,
    positions: positionsId,
    salaries: salariesId,
    search: searchId,
    team: teamId,
    thr: thrId,
    writing: writingId,
  },
  en: {
    accounts: accountsEn,
    ...togetherEn,
    calculators: calculatorsEn,
    errors: errorsEn,
    forms: formsEn,
    given: givenEn,
    giving: givingEn,
    home: homeEn,
    amount: amountEn,
    law: lawEn,
    payslip: payslipEn,
    careers: careersEn,
    comparing: comparingEn,
    pass: passEn,
    pay: payEn,
    payroll: payrollEn,
    positions: positionsEn,
    salaries: salariesEn,
    search: searchEn,
    team: teamEn,
    thr: thrEn,
    writing: writingEn,
  },
}

/** The product's messages: a journey finds elements by their visible words. */
export const wordsOf = (locale: Locale) => WORDS[locale]
