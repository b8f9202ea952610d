import { useEffect, useState } from 'react'
import { domainOf, isOpenToAll } from '#shared/rules/mail/mail-domain.ts'
import { httpCall, type Call } from '#web/platform/call.ts'

/** Domains reserved for companies, public offices and schools. */
const OF_ORGANISATIONS = /\.(?:co|go|or|ac|sch|mil|desa|ponpes)\.id$|\.(?:gov|edu|mil)(?:\.[a-z]{2})?$/

/**
 * Whether a mail domain seems to belong to an employer, who could read mail sent there. If the domain alone does not
 * decide it, the server is asked whether a company has its website there; only the domain is sent, never the address.
 * Without an answer the result is false.
 */
export async function isEmployers(domain: string, call: Call): Promise<boolean> {
  if (isOpenToAll(domain)) return false
  if (OF_ORGANISATIONS.test(domain)) return true
  return call('companyMail', { body: { domain } }).then(
    ({ company }) => company,
    () => false,
  )
}

/** Domain of an address, if it seems to belong to an employer; undefined until that is known. */
export function useEmployersDomain(address: string | null | undefined): string | undefined {
  const [found, setFound] = useState<string>()
  const domain = address ? domainOf(address) : undefined
  useEffect(() => {
    if (domain) void isEmployers(domain, httpCall).then(yes => yes && setFound(domain))
  }, [domain])
  return found === domain ? found : undefined
}
