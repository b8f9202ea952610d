/** Hosts that document subaddressing with `+` (RFC 5233) for everybody's mailbox: what follows it leads to the same person. */
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
/** Two names of one host. */
const SAME_HOST = new Map([['googlemail.com', 'gmail.com']])
/** Gmail delivers without regard to dots. */
const DOTLESS = 'gmail.com'
/** Yahoo's disposable addresses: a base, a hyphen, a keyword. */
const HYPHENATED = /^(yahoo\.(com|co\.id)|ymail\.com|rocketmail\.com)$/

/**
 * The mailbox that an address is certain to lead to, as one spelling of it. What is allowed once a person is counted by it. It
 * is no address to write to: a letter goes where somebody has read one before.
 */
export function mailboxOf(email: string): string {
  const { local, host } = partsOf(email)
  const base = SUBADDRESSED.has(host) ? without(local, '+') : local
  return `${host === DOTLESS ? base.replaceAll('.', '') : base}@${host}`
}

/**
 * The mailbox that limits count for: no subaddress at any host. Two people of a host without subaddresses share a limit then,
 * which is better than one person receiving as many letters as there are words.
 */
export function limitedMailbox(email: string): string {
  const { local, host } = partsOf(mailboxOf(email))
  const base = without(local, '+')
  return `${HYPHENATED.test(host) ? without(base, '-') : base}@${host}`
}

/** In small letters; an internationalized host as its A-labels. */
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

/** An address of nothing but a subaddress stays what it is. */
function without(local: string, separator: string): string {
  const at = local.indexOf(separator)
  return at > 0 ? local.slice(0, at) : local
}
