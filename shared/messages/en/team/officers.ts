import type { officers as original } from '../../id/team/officers.ts'

export const officers: typeof original = {
  lead: 'Names that companies publish themselves: directors, commissioners, owners. A review that mentions one is flagged for a moderator; the site itself never shows these names.',
  company: 'Company',
  companyHint: 'Type at least two letters, then choose.',
  failed: 'The officers could not be loaded.',
  of: company => `Officers of ${company}`,
  none: 'No officers have been added yet.',
  noSource: 'no source',
  remove: 'Remove',
  added: name => `${name} has been added.`,
  removed: name => `${name} has been removed.`,
  addTitle: 'Add an officer',
  name: 'Full name',
  nameHint: 'Titles are fine.',
  source: 'Source',
  sourceHint: 'Where the company publishes it, such as “Annual report 2025, page 12”.',
  add: 'Add',
  notDone: 'Not saved. Try again in a moment.',
}
