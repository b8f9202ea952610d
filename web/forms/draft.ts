import type { Locale } from '#shared/locale.ts'
import { storedJson } from '#web/platform/storage.ts'

/** Fields of every draft in addition to the answers. A draft is stored in this browser only. */
export type DraftOf<S extends string> = {
  /** The last step that was shown. */
  step: S
  saved_at: number | null
  /** Language of the page on which the draft was started: it contains names of choices in that language. */
  locale: Locale | null
}

/** How a draft is stored, and its initial state. */
export type DraftPlace<D> = {
  key: string
  read: () => D | undefined
  empty: () => D
  /** Returns false when the browser refuses to store it. */
  save: (draft: D) => boolean
  wipe: () => void
  /** Whether the user has entered anything that would be lost. */
  hasInput: (draft: D) => boolean
}

/** The initial state without answers. */
export const unwritten = <S extends string>(step: S): DraftOf<S> => ({ step, saved_at: null, locale: null })

type Stored<D> = Partial<D> & { version?: number }
type Options<D> = Pick<DraftPlace<D>, 'key' | 'empty' | 'hasInput'> & {
  /** Increment it when old answers no longer fit the questions: a draft of another version is discarded. */
  version: number
}

/** The default storage: one key in `localStorage`. Questions added within a version start empty. */
export function draftPlace<D>({ key, version, empty, hasInput }: Options<D>): DraftPlace<D> {
  const stored = storedJson<Stored<D>>('browser', key)
  return {
    key,
    read() {
      const { version: storedVersion = 1, ...draft } = stored.get() ?? { version: 0 }
      return storedVersion === version ? ({ ...empty(), ...draft } as D) : undefined
    },
    empty,
    save: draft => stored.put({ ...draft, version }),
    wipe: () => void stored.put(undefined),
    hasInput,
  }
}
