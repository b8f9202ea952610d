import { mayBegin } from '#shared/rules/spelling.ts'

const MOST = 50
/** What a place is, not what it is called. */
const KIND = /^(kota|kabupaten|kab) /

/** `sought`: other words by which it is found. */
type Sought = { label: string; sought?: string }

type Begins = (text: string, typed: string) => boolean

/** Choices in which every typed word begins a word; where there are none, those in which it may with a typing error. */
export function matching<C extends Sought>(choices: readonly C[], typed: string): C[] {
  const exact = matchingBy((text, part) => text.startsWith(part), choices, typed)
  return exact.length > 0 ? exact : matchingBy(mayBegin, choices, typed)
}

/** Those whose name begins with the text come first, else as listed. */
function matchingBy<C extends Sought>(beginsWith: Begins, choices: readonly C[], typed: string): C[] {
  const asked = plain(typed)
  const parts = asked.split(' ').filter(Boolean)
  const begins = ({ label, sought = '' }: Sought) =>
    [label, sought]
      .map(plain)
      .some(text => beginsWith(text, asked) || beginsWith(text.replace(KIND, ''), asked))
  const fitting = choices.filter(({ label, sought = '' }) => {
    const words = plain(`${label} ${sought}`).split(' ')
    return parts.every(part => words.some(word => beginsWith(word, part)))
  })
  const first = fitting.filter(begins)
  const rest = fitting.filter(choice => !begins(choice))
  return [...first, ...rest].slice(0, MOST)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
