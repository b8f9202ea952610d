/** The next index of a list with wrap-around; -1 is the field itself, between the last and the first item. */
export function neighbour(at: number, count: number, step: number): number {
  const places = count + 1
  return ((at + 1 + step + places) % places) - 1
}
