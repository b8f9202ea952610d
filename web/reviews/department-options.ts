import { DEPARTMENTS, type Department } from '#shared/contract/keys.ts'
import type { Locale } from '#shared/locale.ts'

/** Sorted by name in the reader's language, "other" last. */
export const departmentOptions = (names: Record<Department, string>, locale: Locale) =>
  DEPARTMENTS.map(value => ({ value, label: names[value] })).toSorted(
    (a, b) =>
      Number(a.value === 'other') - Number(b.value === 'other') || a.label.localeCompare(b.label, locale),
  )
