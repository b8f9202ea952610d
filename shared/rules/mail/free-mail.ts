/** Hosts of free mail, whose addresses say nothing about an employer. */
const HOSTS =
  /^(gmail|googlemail|ymail|rocketmail|yahoo(\.co)?|hotmail(\.co)?|outlook(\.co)?|live|msn|icloud|me|mac|aol|gmx|mail|zoho|proton|protonmail|pm|yandex|tutanota|plasa|fastmail|qq)\.(com|co\.id|id|net|me|org|ru|sg|de)$|^yahoo\.(co|com)\.[a-z]{2}$|^telkom\.net$/

const mailHost = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()

export const isFreeMail = (email: string): boolean => HOSTS.test(mailHost(email))

/** Whether a mailbox is at a website's host or a subdomain of it, which shows that its reader belongs to the company. */
export function isMailboxAt(email: string, websiteHost: string | null): boolean {
  if (!websiteHost || isFreeMail(email)) return false
  const host = websiteHost.replace(/^www\./, '')
  return mailHost(email) === host || mailHost(email).endsWith(`.${host}`)
}
