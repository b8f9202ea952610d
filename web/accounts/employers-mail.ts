import { useEffect, useState } from 'react'
import { httpCall, type Call } from '#web/platform/call.ts'

/** Public mailbox providers: their domains do not belong to an employer. */
const OPEN_TO_ALL = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.id yahoo.com.sg yahoo.co.uk ymail.com rocketmail.com
  outlook.com outlook.co.id hotmail.com hotmail.co.id live.com msn.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me passmail.net tuta.com tuta.io tutanota.com tutamail.com fastmail.com hey.com duck.com mozmail.com
  zoho.com zohomail.com aol.com mail.com gmx.com gmx.net gmx.de web.de yandex.com yandex.ru mail.ru plasa.com
  qq.com 163.com 126.com naver.com hanmail.net`.split(/\s+/),
)
/** Domains reserved for companies, public offices and schools. */
const OF_ORGANISATIONS = /\.(?:co|go|or|ac|sch|mil|desa|ponpes)\.id$|\.(?:gov|edu|mil)(?:\.[a-z]{2})?$/

/** The part after the @, also of a masked address. */
export const domainOf = (address: string): string | undefined =>
  /@([^@\s]+\.[^@\s]+)$/.exec(address.trim().toLowerCase())?.[1]

/**
 * Whether a mail domain seems to belong to an employer, who could read mail sent there. If the domain alone does not
 * decide it, the server is asked whether a company has its website there; only the domain is sent, never the address.
 * Without an answer the result is false.
 */
export async function isEmployers(domain: string, call: Call): Promise<boolean> {
  if (OPEN_TO_ALL.has(domain)) return false
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
