import type { notTaken as id } from '../../id/pay/not-taken.ts'

export const notTaken: typeof id = {
  unclear: 'Write the amount in figures, for example 6,200,000 or 6.2 million.',
  foreign: 'Write it in rupiah, at the rate on your payslip, for example 6.2 million.',
  hourly: 'Write the amount for one month, not for an hour, a day or a week.',
  net: 'Write the amount before tax and BPJS are deducted, without the word “net”.',
  range: 'Write one figure. If it varies from month to month, take the middle.',
  ceiling: 'Write one exact figure, not the most it can be.',
}
