import type { Token } from './tokens.ts'

export const BLOCKING = ['email', 'phone', 'nik', 'npwp', 'account', 'link', 'handle'] as const
/** `contact`: possible contact data that may also be a company's name, a document number or a place. */
export const HOLDING = ['contact', 'name', 'officer', 'vulgar', 'pointing'] as const
export type FindingKind = (typeof BLOCKING)[number] | (typeof HOLDING)[number]
export type FindingEffect = 'block' | 'hold'

/** `start` and `end` are offsets in the original text. */
export type Finding = { kind: FindingKind; effect: FindingEffect; start: number; end: number }
/** A detector's result; offsets are in its view. */
export type Hit = { kind: FindingKind; start: number; end: number }

/** An extra check with data that only the server has, such as a company's officers. */
export type Detector = (tokens: Token[]) => Hit[]

const blocks: ReadonlySet<FindingKind> = new Set(BLOCKING)

export const effectOf = (kind: FindingKind): FindingEffect => (blocks.has(kind) ? 'block' : 'hold')

/** Whether a text with this finding is refused. A company's name may look like a domain: tiket.com. */
export const isRefused = ({ kind, effect }: Finding, of: 'text' | 'company'): boolean =>
  effect === 'block' && !(of === 'company' && kind === 'link')

/** Sorts findings and removes overlaps: blocking ones take precedence, then officers, then the longer one. */
export function settle(findings: Finding[], textLength: number): Finding[] {
  const taken = new Uint8Array(textLength)
  const ranked = findings.toSorted((a, b) => weight(b) - weight(a) || length(b) - length(a))
  const apart = ranked.filter(({ start, end }) => {
    const span = taken.subarray(start, end)
    return !span.includes(1) && span.fill(1)
  })
  return apart.toSorted((a, b) => a.start - b.start)
}

const weight = ({ kind, effect }: Finding) => (effect === 'block' ? 2 : Number(kind === 'officer'))
const length = ({ start, end }: Finding) => end - start
