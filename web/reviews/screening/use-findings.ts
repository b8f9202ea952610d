import { foundIn, loadScreening, type Found } from './screening.ts'
import { useFound } from './use-found.ts'

const NOTHING: readonly Found[] = []

/** Findings of the screening in a text, debounced. The rules run in the browser, so that the text does not leave it. */
export const useFindings = (text: string): readonly Found[] => useFound(text, look, NOTHING).found

const look = async (text: string): Promise<readonly Found[]> => {
  const screen = await loadScreening()
  return text.trim() === '' ? NOTHING : foundIn(screen, text)
}
