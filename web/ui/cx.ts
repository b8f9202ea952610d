/** Joins class names and skips false and undefined. */
export const cx = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
