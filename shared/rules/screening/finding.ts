export const BLOCKING = ['email', 'phone', 'nik', 'npwp', 'account', 'link', 'handle'] as const
export const HOLDING = ['name', 'officer', 'vulgar', 'pointing'] as const
export type FindingKind = (typeof BLOCKING)[number] | (typeof HOLDING)[number]
export type FindingEffect = 'block' | 'hold'

/** `start` and `end` count in the text as it was written. */
export type Finding = { kind: FindingKind; effect: FindingEffect; start: number; end: number }
/** What a detector says about the view that it read. */
export type Hit = { kind: FindingKind; start: number; end: number }

const blocks: ReadonlySet<FindingKind> = new Set(BLOCKING)

export const effectOf = (kind: FindingKind): FindingEffect => (blocks.has(kind) ? 'block' : 'hold')

/** Sorted and apart: what blocks wins over what holds, an officer over a name, otherwise the longer. */
export function settle(findings: Finding[]): Finding[] {
  const ranked = findings.toSorted(
    (a, b) => weight(b) - weight(a) || length(b) - length(a) || a.start - b.start,
  )
  const taken = new Taken()
  for (const finding of ranked) taken.add(finding)
  return taken.sorted()
}

const WEIGHTS: Partial<Record<FindingKind, number>> = { officer: 1 }
const weight = ({ kind, effect }: Finding) => (effect === 'block' ? 2 : (WEIGHTS[kind] ?? 0))
const length = ({ start, end }: Finding) => end - start

/** Spans kept sorted, so that a long text with many findings stays quick. */
class Taken {
  private readonly spans: Finding[] = []

  add(finding: Finding): void {
    const place = this.placeOf(finding.start)
    const before = this.spans[place - 1]
    const after = this.spans[place]
    if ((before && before.end > finding.start) || (after && after.start < finding.end)) return
    this.spans.splice(place, 0, finding)
  }

  sorted(): Finding[] {
    return this.spans
  }

  private placeOf(start: number): number {
    let low = 0
    let high = this.spans.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.spans[middle] as Finding).start < start) low = middle + 1
      else high = middle
    }
    return low
  }
}
