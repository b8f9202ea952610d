import { mayBegin } from '#shared/rules/spelling.ts'

const MOST = 50
/** What a place is, not what it is called. */
const KIND = /^(kota|kabupaten|kab) /

/** `sought`: other names by which it is found. */
type Sought = { label: string; sought?: readonly string[] }

type Begins = (text: string, typed: string) => boolean

/** Choices in which every typed word begins a word; where there are none, those in which it may with a typing error. */
export function matching<C extends Sought>(choices: readonly C[], typed: string): C[] {
  const exact = matchingBy((text, part) => text.startsWith(part), choices, typed)
  return exact.length > 0 ? exact : matchingBy(mayBegin, choices, typed)
}

/** What has that name comes first, then what begins with it, else as listed. */
function matchingBy<C extends Sought>(beginsWith: Begins, choices: readonly C[], typed: string): C[] {
  const asked = plain(typed)
  const parts = asked.split(' ').filter(Boolean)
  const rankOf = (names: string[]) => {
    const bare = names.flatMap(name => [name, name.replace(KIND, '')])
    if (bare.includes(asked.replace(KIND, ''))) return 0
    return bare.some(name => beginsWith(name, asked)) ? 1 : 2
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
