import { useEffect, useState } from 'react'
import { httpCall, type Call } from '#web/platform/call.ts'

/** Mailboxes that people open for themselves: their domain says nothing about an employer. */
const OPEN_TO_ALL = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.id yahoo.com.sg yahoo.co.uk ymail.com rocketmail.com
  outlook.com outlook.co.id hotmail.com hotmail.co.id live.com msn.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me passmail.net tuta.com tuta.io tutanota.com tutamail.com fastmail.com hey.com duck.com mozmail.com
  zoho.com zohomail.com aol.com mail.com gmx.com gmx.net gmx.de web.de yandex.com yandex.ru mail.ru plasa.com
  qq.com 163.com 126.com naver.com hanmail.net`.split(/\s+/),
)
/** Domains that are given to companies, offices and schools alone. */
const OF_ORGANISATIONS = /\.(?:co|go|or|ac|sch|mil|desa|ponpes)\.id$|\.(?:gov|edu|mil)(?:\.[a-z]{2})?$/

/** What stands behind the @, of a masked address too. */
export const domainOf = (address: string): string | undefined =>
  /@([^@\s]+\.[^@\s]+)$/.exec(address.trim().toLowerCase())?.[1]

/**
 * Whether a mail domain seems to belong to an employer, who could then read what arrives there. Where the domain alone does not say so, the server is asked whether a company
 * has its website there: about the domain, never the address. Without an answer it is nobody's.
 */
export async function isEmployers(domain: string, call: Call): Promise<boolean> {
  if (OPEN_TO_ALL.has(domain)) return false
  if (OF_ORGANISATIONS.test(domain)) return true
  return call('companyMail', { body: { domain } }).then(
    ({ company }) => company,
    () => false,
  )
}

/** The domain of an address, once it is known to seem an employer's. */
export function useEmployersDomain(address: string | null | undefined): string | undefined {
  const [found, setFound] = useState<string>()
  const domain = address ? domainOf(address) : undefined
  useEffect(() => {
    if (domain) void isEmployers(domain, httpCall).then(yes => yes && setFound(domain))
  }, [domain])
  return found === domain ? found : undefined
}
