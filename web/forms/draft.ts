import type { Locale } from '#shared/locale.ts'
import { storedJson } from '#web/platform/storage.ts'

/** What a draft holds beside the answers. It is kept in this browser only. */
export type DraftOf<S extends string> = {
  /** Where it was left. */
  step: S
  saved_at: number | null
  /** Of the page on which it was begun: choices carry their names in it. */
  locale: Locale | null
}

/** Where a draft is kept, and with what it begins. */
export type DraftPlace<D> = {
  key: string
  read: () => D | undefined
  empty: () => D
  /** False where the browser refuses to keep it. */
  keep: (draft: D) => boolean
  wipe: () => void
  /** Whether a person has filled in anything that would be lost. */
  holdsWords: (draft: D) => boolean
}

/** What a draft begins with before anything is answered. */
export const unwritten = <S extends string>(step: S): DraftOf<S> => ({ step, saved_at: null, locale: null })

type Kept<D> = Partial<D> & { version?: number }
type Options<D> = Pick<DraftPlace<D>, 'key' | 'empty' | 'holdsWords'> & {
  /** Counted up when the questions change so that old answers no longer fit: a draft of another version begins anew. */
  version: number
}

/** The ordinary place: under a key of this browser. New questions of the same version begin empty. */
export function draftPlace<D>({ key, version, empty, holdsWords }: Options<D>): DraftPlace<D> {
  const stored = storedJson<Kept<D>>('browser', key)
  return {
    key,
    read() {
      const { version: kept = 1, ...draft } = stored.get() ?? { version: 0 }
      return kept === version ? ({ ...empty(), ...draft } as D) : undefined
    },
    empty,
    keep: draft => stored.put({ ...draft, version }),
    wipe: () => void stored.put(undefined),
    holdsWords,
  }
}
