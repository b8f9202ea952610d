/** Hosts that document subaddressing with `+` (RFC 5233) for all mailboxes. */
const SUBADDRESSED = new Set([
  'gmail.com',
  'outlook.com',
  'outlook.co.id',
  'hotmail.com',
  'hotmail.co.id',
  'live.com',
  'msn.com',
  'icloud.com',
  'me.com',
  'mac.com',
  'proton.me',
  'protonmail.com',
  'pm.me',
  'fastmail.com',
  'fastmail.fm',
  'zoho.com',
  'zohomail.com',
])
/** Aliases of a host. */
const SAME_HOST = new Map([['googlemail.com', 'gmail.com']])
/** Gmail ignores dots. */
const DOTLESS = 'gmail.com'
/** Yahoo's disposable addresses: a base, a hyphen, a keyword. */
const HYPHENATED = /^(yahoo\.(com|co\.id)|ymail\.com|rocketmail\.com)$/

/**
 * The canonical spelling of the mailbox that an address certainly delivers to; once-per-person rules count by it.
 * Never send mail to it: mails go to the address that was confirmed.
 */
export function mailboxOf(email: string): string {
  const { local, host } = partsOf(email)
  const base = SUBADDRESSED.has(host) ? without(local, '+') : local
  return `${host === DOTLESS ? base.replaceAll('.', '') : base}@${host}`
}

/**
 * The mailbox that rate limits count by, without subaddresses at any host. At hosts without subaddressing two people
 * may therefore share a limit; the alternative would let anyone send one person unlimited mails.
 */
export function limitedMailbox(email: string): string {
  const { local, host } = partsOf(mailboxOf(email))
  const base = without(local, '+')
  return `${HYPHENATED.test(host) ? without(base, '-') : base}@${host}`
}

/** Lower-cased; an internationalised host as A-labels. */
function partsOf(email: string): { local: string; host: string } {
  const small = email.normalize('NFC').toLowerCase()
  const at = small.lastIndexOf('@')
  const host = asciiHost(small.slice(at + 1))
  return { local: small.slice(0, at), host: SAME_HOST.get(host) ?? host }
}

function asciiHost(host: string): string {
  try {
    return /\P{ASCII}/u.test(host) ? new URL(`http://${host}`).hostname : host
  } catch {
    return host
  }
}

/** A local part that begins with the separator is unchanged. */
function without(local: string, separator: string): string {
  const at = local.indexOf(separator)
  return at > 0 ? local.slice(0, at) : local
}
