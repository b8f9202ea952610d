import type { Writing } from './text.ts'

/** What is written and not saved, and the version that it was begun from. */
export type Draft<W extends Writing> = { of: string; version: number; base: W; written: W }

export const begun = <W extends Writing>(
  of: string,
  { version, written }: Pick<Draft<W>, 'version' | 'written'>,
): Draft<W> => ({ of, version, base: written, written })

/** What was typed while `sent` was being saved goes on from what is stored now. */
export const writtenSince = <W extends Writing>(
  now: Draft<W> | undefined,
  sent: Draft<W> | undefined,
  stored: Pick<Draft<W>, 'version' | 'written'>,
): Draft<W> | undefined =>
  now && now !== sent ? { ...begun(now.of, stored), written: now.written } : undefined
