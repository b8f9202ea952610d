const MOST = 50
/** What a place is, not what it is called. */
const KIND = /^(kota|kabupaten|kab) /

/** `sought`: other words by which it is found. */
type Sought = { label: string; sought?: string }

/** Choices in which every typed word begins a word; those whose name begins with the text come first, else as listed. */
export function matching<C extends Sought>(choices: readonly C[], typed: string): C[] {
  const asked = plain(typed)
  const parts = asked.split(' ').filter(Boolean)
  const begins = ({ label, sought = '' }: Sought) =>
    [label, sought]
      .map(plain)
      .some(text => text.startsWith(asked) || text.replace(KIND, '').startsWith(asked))
  const fitting = choices.filter(({ label, sought = '' }) => {
    const text = ` ${plain(`${label} ${sought}`)}`
    return parts.every(part => text.includes(` ${part}`))
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
