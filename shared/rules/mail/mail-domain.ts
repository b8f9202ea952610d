/** Public mailbox providers: their domains do not belong to an employer. */
const OPEN_TO_ALL = new Set(
  `gmail.com googlemail.com yahoo.com yahoo.co.id yahoo.com.sg yahoo.co.uk ymail.com rocketmail.com
  outlook.com outlook.co.id hotmail.com hotmail.co.id live.com msn.com icloud.com me.com mac.com
  proton.me protonmail.com pm.me passmail.net tuta.com tuta.io tutanota.com tutamail.com fastmail.com hey.com duck.com mozmail.com
  zoho.com zohomail.com aol.com mail.com gmx.com gmx.net gmx.de web.de yandex.com yandex.ru mail.ru plasa.com
  qq.com 163.com 126.com naver.com hanmail.net`.split(/\s+/),
)
/** The part after the @, also of a masked address. */
export const domainOf = (address: string): string | undefined =>
  /@([^@\s]+\.[^@\s]+)$/.exec(address.trim().toLowerCase())?.[1]

/** Whether anybody can have a mailbox at the domain, so that no employer reads it. */
export const isOpenToAll = (domain: string): boolean => OPEN_TO_ALL.has(domain)
