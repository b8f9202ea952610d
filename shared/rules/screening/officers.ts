import type { Detector } from './finding.ts'
import { isClearName, isNameBehindTitle } from './given-names.ts'
import { NOT_NAMES, TITLES } from './name-words.ts'
import { titlesAt } from './titles.ts'
import { tokensOf, type Token } from './tokens.ts'
import { viewOf } from './view.ts'

type Part = { words: string[]; capital: boolean }

/** Finds people whom the company itself names: by the full name, by two of its parts, or by one distinctive part. */
export function detectorOf(officers: readonly string[]): Detector {
  const parts = partsByFirstWord(officers)
  return tokens =>
    tokens.flatMap((token, at) => {
      const part = parts.get(token.word)?.find(one => fits(tokens, at, one))
      if (!part) return []
      const end = (tokens[at + part.words.length - 1] as Token).end
      return [{ kind: 'officer' as const, start: startWithTitle(tokens, at), end }]
    })
}

function partsByFirstWord(officers: readonly string[]): Map<string, Part[]> {
  const all = officers.flatMap(partsOf).toSorted((a, b) => b.words.length - a.words.length)
  const byFirst = new Map<string, Part[]>()
  for (const part of all) {
    const first = part.words[0] as string
    byFirst.set(first, [...(byFirst.get(first) ?? []), part])
  }
  return byFirst
}

/** Without titles and degrees: "Ir. Siska Hartono, M.M." is "siska hartono". */
function partsOf(officer: string): Part[] {
  const bare = tokensOf(viewOf(officer.split(',')[0] as string)).map(token => token.word)
  const name = bare.filter(word => word.length > 1 && !TITLES.has(word))
  if (name.length === 0) return []
  const pairs = name.slice(1).map((word, at) => ({ words: [name[at] as string, word], capital: false }))
  const ends = name.length > 2 ? [{ words: [name[0] as string, name.at(-1) as string], capital: false }] : []
  const singles = name.filter(isTelling).map(word => ({ words: [word], capital: true }))
  return [{ words: name, capital: false }, ...pairs, ...ends, ...singles]
}

const isTelling = (word: string): boolean =>
  word.length > 3 && !NOT_NAMES.has(word) && (isClearName(word) || !isNameBehindTitle(word))

function fits(tokens: Token[], at: number, { words, capital }: Part): boolean {
  if (capital && !tokens[at]?.capital) return false
  return words.every((word, step) => {
    const token = tokens[at + step]
    return token?.word === word && (step === 0 || /^\W{1,3}$/.test(token.gap))
  })
}

function startWithTitle(tokens: Token[], at: number): number {
  for (let back = 3; back > 0; back--)
    if (titlesAt(tokens, at - back) === back) return (tokens[at - back] as Token).start
  return (tokens[at] as Token).start
}
