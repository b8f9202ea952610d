import { mayBegin } from '#shared/rules/spelling.ts'

const MOST = 50
/** Prefix for the kind of place, which is not part of the name. */
const KIND = /^(kota|kabupaten|kab) /

/** `sought`: other names that match in a search. */
type Sought = { label: string; sought?: readonly string[] }

type Begins = (text: string, typed: string) => boolean

/**
 * Choices in which every typed word is the prefix of a word; if there are none, prefixes with one typing error match
 * too.
 */
export function matching<C extends Sought>(choices: readonly C[], typed: string): C[] {
  const exact = matchingBy((text, part) => text.startsWith(part), choices, typed)
  return exact.length > 0 ? exact : matchingBy(mayBegin, choices, typed)
}

/** Sort order: the exact name, then names that begin with the input, then the order of the list. */
function matchingBy<C extends Sought>(beginsWith: Begins, choices: readonly C[], typed: string): C[] {
  const query = plain(typed)
  const parts = query.split(' ').filter(Boolean)
  const rankOf = (names: string[]) => {
    const bare = names.flatMap(name => [name, name.replace(KIND, '')])
    if (bare.includes(query.replace(KIND, ''))) return 0
    return bare.some(name => beginsWith(name, query)) ? 1 : 2
  }
  return choices
    .map(choice => ({ choice, names: [choice.label, ...(choice.sought ?? [])].map(plain) }))
    .filter(({ names }) => {
      const words = names.flatMap(name => name.split(' '))
      return parts.every(part => words.some(word => beginsWith(word, part)))
    })
    .map(({ choice, names }) => ({ choice, rank: rankOf(names) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ choice }) => choice)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
