/** The next place of a list, round and round; -1 is the field itself, between the last and the first. */
export function neighbour(at: number, count: number, step: number): number {
  const places = count + 1
  return ((at + 1 + step + places) % places) - 1
}
