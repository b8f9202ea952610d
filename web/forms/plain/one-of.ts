/** Type guard: whether a string is one of the list's values. */
export const isOneOf = <T extends string>(text: string, list: readonly T[]): text is T =>
  (list as readonly string[]).includes(text)
