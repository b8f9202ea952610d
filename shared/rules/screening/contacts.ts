import type { FindingKind, Hit } from './finding.ts'
import { rewrite, type View } from './view.ts'
import { isVulgarWord } from './vulgar.ts'
import { wordSet } from './word-set.ts'

const PROVIDERS = 'gmail|yahoo|ymail|outlook|hotmail|icloud|proton(?:mail)?|rocketmail'
/** Domain endings that do not occur by chance in a sentence. */
const ENDINGS =
  'com|net|org|info|biz|xyz|io|ly|ee|gl|gle|asia|blog|example|(?:co|or|go|ac|sch|my|web|biz|net|desa|ponpes)[.]id|(?:com|co|org|edu|net)[.][a-z]{2}'
/** Domain endings that are also words: matched only before a path, or after a word such as "website". */
const WORDY =
  'me|my|us|co|in|it|to|so|is|at|be|ai|tv|cc|gg|dev|app|link|shop|store|online|site|live|page|club|pro|news|work|jobs|world|top|tech|sg|uk|au'
const LABEL = '[a-z0-9-]{1,63}'
const SPOKEN_DOT = ' {1,2}(?:dot|titik) {1,2}'
const ANY_DOT = `(?: ?[.] ?|${SPOKEN_DOT})`

const BRACKETED = / {0,2}[([{<] ?(?:([ae@]t?)|(dot|titik|[.])) ?[)\]}>] {0,2}/g
const SPOKEN_DOMAIN = new RegExp(
  `(?: ?@ ?| (?:at|et) )${LABEL}(?:${ANY_DOT}${LABEL}){0,2}?${ANY_DOT}(?:com|net|org|id|io|me|co${ANY_DOT}id|my${ANY_DOT}id)(?![a-z0-9-])`,
  'g',
)
const TIGHT_DOMAIN = /@[a-z0-9-]{1,63}(?:[.][a-z0-9-]{1,63}){1,5}/g
const ONLY_PROVIDER = new RegExp(`(?: ?@ ?)(?:${PROVIDERS})(?![a-z0-9.-]*[a-z0-9])`, 'g')
/** Matches "rani at gmail com", not "look at gmail". */
const PROVIDER = new RegExp(`^ at (?:${PROVIDERS})[. ]`)
const SPACED_PROVIDER = new RegExp(` (?:at|et) (?:${PROVIDERS}) (?:com|co[. ]id)(?![a-z0-9-])`, 'g')
const LOCAL =
  /(?:mailto:)?[a-z0-9](?:[a-z0-9._%+-]*[a-z0-9_])?(?: (?:dot|titik|underscore|strip) [a-z0-9_+-]+){0,3}$/
const LONGEST_LOCAL = 72

/** Replaces "(at)" and "[dot]" by the signs. */
export const withSigns = (view: View): View => rewrite(view, BRACKETED, match => (match[1] ? '@' : '.'))

export function emails({ lower }: View): Hit[] {
  return [TIGHT_DOMAIN, SPOKEN_DOMAIN, ONLY_PROVIDER, SPACED_PROVIDER].flatMap(pattern =>
    Array.from(lower.matchAll(pattern), match => emailAt(lower, match)).filter(hit => hit !== undefined),
  )
}

function emailAt(lower: string, { 0: domain, index }: RegExpExecArray): Hit | undefined {
  const spoken = / (?:at|et) /.test(domain) && !/(?:dot|titik) /.test(domain)
  if (spoken && !PROVIDER.test(domain)) return undefined
  const local = LOCAL.exec(lower.slice(Math.max(0, index - LONGEST_LOCAL), index))?.[0]
  return local ? { kind: 'email', start: index - local.length, end: index + domain.length } : undefined
}

const ADDRESS =
  /(?<![a-z0-9])(?:(?:h(?:tt|xx)ps? ?(?::|(?=\/)) ?\/ ?\/|ftp ?: ?\/ ?\/) ?|www ?[.] ?)[a-z0-9]\S{2,}/g
const DOMAIN = new RegExp(
  `(?<![a-z0-9@._-])(?:${LABEL}[.]){1,4}?(?:(${ENDINGS}|id)(?![a-z0-9-])(?:[/?#:]\\S*)?|(?:${WORDY})/[a-z0-9+~@]\\S*)`,
  'g',
)
const SPACED_DOMAIN = new RegExp(
  `(?<![a-z0-9@._-])[a-z0-9][a-z0-9-]{2,62}(?:(?: [.,] ?|[.] |,)(com|co[.]id)|(?:${SPOKEN_DOT}${LABEL})?${SPOKEN_DOT}(?:com|org|id|io|co${SPOKEN_DOT}id|my${SPOKEN_DOT}id))(?![a-z0-9.-]*[a-z0-9-])`,
  'g',
)
/** Spelt-out short links: "t . me / budi", "s dot id slash loker". */
const SHORTENED = new RegExp(
  `(?<![a-z0-9])(?:t|m|s|wa|fb|bit|youtu|linktr|lynk|lnkd|cutt|discord)(?: ?[.] ?| ${SPOKEN_DOT.trim()} | )(?:me|ly|id|be|ee|gg|in|com)(?: ?/ ?| (?:slash|garis miring) )[a-z0-9+]\\S*`,
  'g',
)
const NAMED_SITE = new RegExp(
  `(?<=(?:website|situs|tautan|link|laman|kunjungi|visit) {1,2})[a-z0-9-]{3,63}[.](?:${WORDY})(?![a-z0-9-])`,
  'g',
)
/** Names of tools, languages, shops and job boards that look like a domain. */
const NOT_ADDRESSES =
  /^(?:(?:asp|vb|ado|ml|paint)[.]net|(?:draw|socket)[.]io|google[.]org|(?:monday|booking|tiket|traveloka|agoda|tokopedia|shopee|bukalapak|blibli|lazada|trello|asana|slack|notion|google|linkedin|glassdoor|indeed|jobstreet|glints|kalibrr|detik|kompas)[.]co(?:m|[.]id))$/
const TAIL = /[.,;:!?)\]}'"*]+$/

export function links(view: View): Hit[] {
  return [ADDRESS, DOMAIN, SPACED_DOMAIN, SHORTENED, NAMED_SITE].flatMap(pattern =>
    Array.from(view.lower.matchAll(pattern), match => linkAt(view, match)).filter(hit => hit !== undefined),
  )
}

function linkAt(view: View, { 0: whole, 1: ending, index }: RegExpExecArray): Hit | undefined {
  const link = whole.replace(TAIL, '')
  const end = index + link.length
  if (NOT_ADDRESSES.test(link)) return undefined
  if (ending && link.endsWith(ending) && isSentenceEnd(view, index, end, ending)) return undefined
  return { kind: isBare(view, link, index) ? 'contact' : 'link', start: index, end }
}

/** A bare domain ("contoh.co.id") may be a company's name and is only held; a spelt-out one, or one with a path or "www", is a link. */
function isBare({ to, from }: View, link: string, start: number): boolean {
  const asWritten = (to?.[start + link.length - 1] ?? 0) - (from?.[start] ?? 0)
  return /^(?!www[.])[a-z0-9.-]+$/.test(link) && asWritten <= link.length
}

/** "Gaji kecil.Id card bayar" lacks a space; "contoh.id" and "CONTOH.ID" are domains. */
function isSentenceEnd({ text, lower }: View, start: number, end: number, ending: string): boolean {
  const written = text.slice(end - ending.length, end)
  const whole = text.slice(start, end)
  if (written !== ending && whole !== whole.toUpperCase()) return true
  return (
    ending === 'id' &&
    (/^ (?:card|badge|karyawan|number)/.test(lower.slice(end, end + 10)) || end - start < 6)
  )
}

const AT_SIGN = /(?<![a-z0-9@._/-])@([a-z_][a-z0-9_.]{1,29})/g
/** Words after `@` in prices and places, as in "30rb @hari". */
const NOT_HANDLES = wordSet(
  'orang bulan hari kantor jam pcs porsi lantai minggu sif shift unit item home work kelas gudang toko tahun month day hour person office site cabang pabrik kali box kg rp karyawan ' +
    'rumah lokasi mess kost pusat head branch all',
)
const NETWORKS =
  'ig|insta(?:gram)?|tele(?:gram)?|twitter|tik ?tok|fb|facebook|threads|snap(?:chat)?|discord|wechat|linkedin|id line|line id'
const ON_NETWORK = new RegExp(
  `(?<![a-z0-9])(?:${NETWORKS}|line|x|dm|follow|japri|akun)(?:ku|nya)?(?![a-z0-9])`,
)
const OWNER = 'saya|aku|gue|gw|ku|nya|me|my|is|as|handle|id|akun|account|username|di|on|at|adalah|pribadi|ini'
const PLATFORM = new RegExp(
  `(?<![a-z0-9])(${NETWORKS}|(?:e-?mail|surel|gmail|ymail))(?:ku|nya)?((?: (?:${OWNER})){0,3} ?(?:[:=] ?| ))([a-z_][a-z0-9_.#-]{2,30})`,
  'g',
)
const MINE = /^(?: (?:saya|aku|gue|gw|as))/
const TAG = /(?<![a-z0-9._])[a-z0-9_.]{2,32}#\d{4}(?!\d)/g

export function handles(view: View): Hit[] {
  const { lower } = view
  return [
    ...Array.from(lower.matchAll(AT_SIGN), match => atSign(lower, match)),
    ...Array.from(lower.matchAll(PLATFORM), match => onPlatform(view, match)),
    ...Array.from(lower.matchAll(TAG), ({ 0: tag, index }) => named('handle', index, tag)),
  ].filter(hit => hit !== undefined)
}

/** A handle with a digit, dot or underscore, or after the name of a network, is refused; otherwise `@` may mean "at" and the text is held. */
function atSign(lower: string, { 0: whole, 1: name = '', index }: RegExpExecArray): Hit | undefined {
  const bare = name.replace(TAIL, '')
  if (NOT_HANDLES.has(bare) || isVulgarWord(whole)) return undefined
  const isSure = /[\d_.]/.test(bare) || ON_NETWORK.test(lower.slice(Math.max(0, index - 24), index))
  return named(isSure ? 'handle' : 'contact', index, whole)
}

/** Without a colon, or inside a sentence, a handle must contain a digit, dot or underscore. */
function onPlatform({ lower, text }: View, match: RegExpExecArray): Hit | undefined {
  const [whole, platform = '', between = '', token = ''] = match
  const start = match.index + whole.length - token.length
  const name = token.replace(TAIL, '')
  const isMail = /mail|surel/.test(platform)
  const madeUp = isMail
    ? /[a-z_.-]\d|[a-z][._][a-z]/.test(name) && !/[.](?:com|id)$/.test(name)
    : /[\d._#]/.test(name)
  const behind = lower.slice(start + name.length, start + name.length + 6)
  const ends = !isMail && /^(?:[.,;!)\n]|$| (?:ya|dong|or|atau)\b)/.test(behind)
  const hasSeparator = /[:=]/.test(between)
  if (madeUp || (hasSeparator && ends)) return named(isMail ? 'email' : 'handle', start, token)
  const isNamed = /^\p{Lu}/u.test(text.slice(start)) && (hasSeparator || MINE.test(between))
  return isNamed || (hasSeparator && !isMail) ? named('contact', start, token) : undefined
}

const named = (kind: FindingKind, start: number, name: string): Hit => ({
  kind,
  start,
  end: start + name.replace(TAIL, '').length,
})
