import { AUTHORSHIP } from './authorship.ts'
import { OWNERS } from './owners.ts'
import { PAY } from './pay.ts'
import { PLATFORM } from './platform.ts'
import { REVIEWS } from './reviews.ts'

/** A break of one important line, and the test file that must notice it. */
export type Mutation = {
  /** The promise that the line keeps, as a reader of the table understands it. */
  promise: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  test: string
}

export const MUTATIONS: readonly Mutation[] = [...AUTHORSHIP, ...OWNERS, ...PAY, ...PLATFORM, ...REVIEWS]
