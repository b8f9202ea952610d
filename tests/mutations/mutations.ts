import { AUTHORSHIP } from './authorship.ts'
import { OWNERS } from './owners.ts'
import { PASS } from './pass.ts'
import { PAY } from './pay.ts'
import { PLATFORM } from './platform.ts'
import { REVIEWS } from './reviews.ts'

/** A mutation of one important line, and the test file that must fail. */
export type Mutation = {
  /** The promise that the line implements, for readers of the table. */
  promise: string
  file: string
  /** Occurs in the file exactly once. */
  from: string
  to: string
  test: string
}

export const MUTATIONS: readonly Mutation[] = [
  ...AUTHORSHIP,
  ...OWNERS,
  ...PASS,
  ...PAY,
  ...PLATFORM,
  ...REVIEWS,
]
