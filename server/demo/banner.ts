import { demoAccount, seedStaff } from '#server/accounts/seed.ts'
import type { Parts } from '#server/platform/parts.ts'
import { DEMO_CODE } from './load.ts'
import { DEMO_PASSWORD, demoOwners } from './owners.ts'

/**
 * Everything that a stranger needs to reach every area: addresses, accounts of every role, and where the codes
 * arrive.
 */
export async function demoBanner(
  parts: Pick<Parts, 'db' | 'clock' | 'wallClock' | 'secrets' | 'config'>,
): Promise<string> {
  const { publicUrl } = parts.config
  const staff = await seedStaff(parts, parts.wallClock)
  const { email: member } = await demoAccount(parts)
  const width = Math.max(...staff.map(({ email }) => email.length))
  const team = staff.map(
    ({ role, email, secret, code }) =>
      `  ${role.padEnd(14)} ${email.padEnd(width)}  TOTP secret ${secret} (code now ${code})`,
  )
  const owners = (await demoOwners(parts)).map(
    ({ email, company, state }) => `  ${state.padEnd(9)} ${email.padEnd(40)}  ${company}`,
  )
  return `
  Website        ${publicUrl}   (English: ${publicUrl}/en)
  Inbox          ${publicUrl}/inbox   every code and message of this demo arrives here
  Sign in        ${publicUrl}/masuk   as ${member}, or register with any other address
  My review      ${publicUrl}/ulasan-saya   code of a waiting review: ${DEMO_CODE.match(/.{1,4}/g)?.join(' ')}
  Team           ${publicUrl}/tim   with a code from the inbox and one from the authenticator:
${team.join('\n')}
  Companies      ${publicUrl}/perusahaan/masuk   each with the password: ${DEMO_PASSWORD}
${owners.join('\n')}
`
}
