/** One JSON line for each event, on stderr. Never contains bodies, addresses, codes or tokens. */
export type Log = {
  info(event: string, facts?: Record<string, string | number | boolean>): void
  error(event: string, error: unknown): void
}

export function createLog(level: 'info' | 'silent'): Log {
  if (level === 'silent') return { info() {}, error() {} }
  const write = (line: object) => process.stderr.write(`${escaped(JSON.stringify(line))}\n`)
  return {
    info: (event, facts) => write({ level: 'info', event, ...facts }),
    error: (event, error) => write({ level: 'error', event, error: describe(error) }),
  }
}

/** Escapes characters that JSON permits and a terminal would obey: they could move the cursor or reverse a line. */
const escaped = (json: string): string =>
  json.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, sign => sign.split('').map(codeOf).join(''))

const codeOf = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`

/** A name and a stack, without the values that a database error quotes. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const code = 'code' in error ? ` (${String(error.code)})` : ''
  const text = code && 'severity' in error ? '' : `: ${error.message}`
  return `${error.name}${code}${text}\n${(error.stack ?? '').split('\n').slice(1, 8).join('\n')}`
}
