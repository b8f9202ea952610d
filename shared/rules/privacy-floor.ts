/**
 * Smallest k-anonymity group: an attribute that fewer reviews share, or fewer people answered, is neither shown nor
 * used in figures, because it could identify a person. Where SQL needs the number as a literal (partial indexes,
 * generated columns), tests/safety/privacy-floor.test.ts checks that it is the same.
 */
export const PRIVACY_FLOOR = 3
