/**
 * What fewer reviews share, or fewer people answered, is neither shown nor counted with: it would tell of one person.
 * Where SQL must have the number as a literal (partial indexes, generated columns), tests/safety/privacy-floor.test.ts holds it to this one.
 */
export const PRIVACY_FLOOR = 3
