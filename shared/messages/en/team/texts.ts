import type { PostState } from '#shared/contract/library/keys.ts'
import type { texts as id } from '../../id/team/texts.ts'

const states: Record<PostState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  replaced: 'Replaced',
}

export const texts: typeof id = {
  states,
  languages: { id: 'Indonesian', en: 'English' },
  language: 'Language',
  keyWrong: 'Small letters, digits and hyphens, 80 at most.',
  start: 'Start writing',
  unsaved: (row: string) => `${row} · not saved`,
  version: (version: string, state: string) => `Version ${version}, ${state}`,
  draft: 'Save draft',
  publish: 'Publish',
  schedule: 'Schedule',
  saved: (state: string) => `Saved: ${state}.`,
  notDone: 'Not saved yet. What you wrote is still here; try again.',
  notOpened: 'What you chose could not be opened. Choose it once more.',
  unsavedNote: 'Not saved yet. This tab remembers what you wrote until it is closed.',
  discard: 'Discard this writing',
  sure: {
    title: 'Discard what is not saved?',
    body: 'What you wrote since it was last saved will be gone.',
    no: 'Keep it here',
    yes: 'Discard',
  },
  conflict: (version: string) =>
    `Somebody else has saved version ${version}. What you wrote is still below. This is what they changed:`,
  nothingElse: 'It says the same as what you opened.',
  removed: 'Removed',
  added: 'Added',
  takeTheirs: 'Open theirs, discard mine',
  keepMine: 'Go on with mine',
  preview: 'Preview of the saved version',
  history: 'History',
  made: (version: string, state: string, day: string) => `Version ${version}: ${state}, ${day}`,
  fromProgram: 'from the program',
}
