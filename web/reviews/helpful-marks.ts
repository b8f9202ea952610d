import { storedText, useStored } from '#web/platform/storage.ts'

/** Ids of the reviews that this browser marked as helpful; the server does not store who marked what. */
const STORED = storedText('browser', 'helpful')

/** Whether this browser marked the review; false on the server and in the first render, so that both agree. */
export const useHelpfulMark = (id: string): boolean => marked(useStored(STORED) ?? '', id)

export function setHelpfulMark(id: string, on: boolean): void {
  STORED.put(withMark(STORED.get() ?? '', id, on))
}

export const marked = (ids: string, id: string): boolean => ids.split(' ').includes(id)

/** The list with the id added, without duplicates, or with the id removed. */
export const withMark = (ids: string, id: string, on: boolean): string =>
  [...ids.split(' ').filter(one => one && one !== id), ...(on ? [id] : [])].join(' ')
