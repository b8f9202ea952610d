import { emails, handles, links, withSigns } from './contacts.ts'
import { effectOf, settle, type Detector, type Finding, type Hit } from './finding.ts'
import { numbers } from './numbers.ts'
import { pointing } from './pointing.ts'
import { tokensOf, type Token } from './tokens.ts'
import { originalSpan, rewrite, viewOf, type View } from './view.ts'
import { vulgar } from './vulgar.ts'
import { acting, afterRole, afterWord } from './known-people.ts'
import { afterTitle } from './titles.ts'

/** No field accepts a longer text, so only this many characters are screened and a longer text costs no more time. */
export const LONGEST_READ = 5000

const nothing: Detector = () => []

/**
 * Screens a text: contact data and personal numbers block it; named people, vulgar words, phrases that fit one person
 * and possible contact data hold it for a moderator. Findings are sorted and do not overlap.
 */
export function screen(text: string, detector = nothing): Finding[] {
  const view = viewOf(text.slice(0, LONGEST_READ).replace(/[\ud800-\udbff]$/, ''))
  const joined = withLettersJoined(view)
  const findings = [...inView(view, detector), ...(joined === view ? [] : inView(joined, detector))]
  return settle(findings, Math.min(text.length, LONGEST_READ))
}

function inView(view: View, detector: Detector): Finding[] {
  const signs = withSigns(view)
  const spoken = numbers(view)
  const tokens = tokensOf(view)
  return [
    ...located(signs, [...emails(signs), ...links(signs), ...handles(signs)]),
    ...located(spoken.view, spoken.hits),
    ...located(view, [...vulgar(view), ...pointing(view), ...detector(tokens), ...names(tokens)]),
  ]
}

const located = (view: View, hits: Hit[]): Finding[] =>
  hits.map(({ kind, start, end }) => ({ kind, effect: effectOf(kind), ...originalSpan(view, start, end) }))

const GAP = /[ ._*-]/g
/** Spread words, which are joined: "b a n g s a t", "g.o.b.l.o.k" and "r a n i @ g m a i l . c o m". */
const SPREAD =
  /(?<![\p{L}\d])[^\s](?: {1,2}[^\s](?![\p{L}\d])){2,}|(?<![\p{L}\d.])\p{L}(?:[._*-]\p{L}(?![\p{L}\d])){2,}/gu

export function withLettersJoined(view: View): View {
  const gaps = new Set(Array.from(view.lower.matchAll(SPREAD)).flatMap(gapsIn))
  return gaps.size === 0 ? view : rewrite(view, GAP, match => (gaps.has(match.index) ? '' : undefined))
}

/** Where spaces separate the letters, other signs stay: "r a n i @ g m a i l . c o m". */
function gapsIn({ 0: run, index }: RegExpExecArray): number[] {
  const gap = run.includes(' ') ? ' ' : run[1]
  return Array.from(run).flatMap((sign, at) => (sign === gap ? [index + at] : []))
}

/** Finds people's names: after a title, after a role, or as the subject of a sentence. */
function names(tokens: Token[]): Hit[] {
  const hits: Hit[] = []
  for (let at = 0; at < tokens.length; at++) {
    const span =
      afterTitle(tokens, at) ?? afterRole(tokens, at) ?? afterWord(tokens, at) ?? acting(tokens, at)
    const [first, last] = [tokens[span?.from ?? -1], tokens[span?.to ?? -1]]
    if (!span || !first || !last) continue
    hits.push({ kind: 'name', start: first.start, end: last.end })
    at = Math.max(at, span.to)
  }
  return hits
}
