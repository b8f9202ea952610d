import type { Hit } from './finding.ts'
import { acting, afterRole, afterWord } from './known-people.ts'
import { afterTitle } from './titles.ts'
import type { Token } from './tokens.ts'

/** People who are named: behind a title, behind a role, or acting in the sentence. */
export function names(tokens: Token[]): Hit[] {
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
