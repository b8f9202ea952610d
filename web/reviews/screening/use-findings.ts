import { foundIn, loadScreening, type Found } from './screening.ts'
import { useFound } from './use-found.ts'

const NOTHING: readonly Found[] = []

/** What screening finds in a text, a moment after the last key. The rules stay in the browser, and so does the text. */
export const useFindings = (text: string): readonly Found[] => useFound(text, look, NOTHING).found

const look = async (text: string): Promise<readonly Found[]> => {
  const screen = await loadScreening()
  return text.trim() === '' ? NOTHING : foundIn(screen, text)
}
