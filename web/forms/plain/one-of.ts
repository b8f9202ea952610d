/** Whether a text is one of a list's words. */
export const isOneOf = <T extends string>(text: string, list: readonly T[]): text is T =>
  (list as readonly string[]).includes(text)
