const MOST = 50

/** Choices in which every typed word begins a word; those that begin with the text itself come first. */
export function matching<C extends { label: string }>(choices: readonly C[], typed: string): C[] {
  const asked = plain(typed)
  const parts = asked.split(' ').filter(Boolean)
  const fitting = choices
    .map(choice => ({ choice, label: plain(choice.label) }))
    .filter(({ label }) => parts.every(part => ` ${label}`.includes(` ${part}`)))
  const first = fitting.filter(({ label }) => label.startsWith(asked))
  const rest = fitting.filter(({ label }) => !label.startsWith(asked))
  return [...first, ...rest].slice(0, MOST).map(({ choice }) => choice)
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
