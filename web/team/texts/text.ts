import type { PostState } from '#shared/contract/library/keys.ts'
import type { Block } from '#shared/contract/library/library.ts'
import type { Locale } from '#shared/locale.ts'

/** A text of the team in one language. */
export type Which = { key: string; locale: Locale }
export type Listed = Which & { version: number; state: PostState; title: string }
/** Values of its fields, as typed. */
export type Writing = Record<string, string>
export type Edited<L extends Listed, W extends Writing> = L & {
  written: W
  /** Preview of the stored version. */
  blocks: Block[]
  versions: { version: number; state: PostState; made_on: string | null }[]
}
