import { showPhone } from '#shared/rules/phone.ts'
import type { Target } from './attempt.ts'
import type { Named } from './name.ts'

/** Masked address for storage in the browser and for the screen: `budi@contoh.id` → `b•••@contoh.id`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  return at < 1 ? '•••' : `${[...email][0]}•••${email.slice(at)}`
}

/** Masks all but the last three digits: `+6281234567890` → `+62 8••-••••-•890`. */
export function maskPhone(number: string): string {
  if (!/^\+628\d{8,}$/.test(number)) return '•••'
  return `+62 8${showPhone(number)
    .slice(5)
    .replace(/\d(?=(?:\D*\d){3})/g, '•')}`
}

export const maskTarget = ({ channel, to }: Target): string =>
  channel === 'email' ? maskEmail(to) : maskPhone(to)

/** Account data for storage in the browser, with masked addresses. */
export const masked = <U extends Named>(user: U): U => ({
  ...user,
  email: user.email && maskEmail(user.email),
  phone_number: user.phone_number && maskPhone(user.phone_number),
})
