import type { candidate as id, candidateDesk as idDesk } from '../../id/team/candidate.ts'

/** This desk's version of the texts that every desk has. */
export const candidateDesk: typeof idDesk = {
  tab: 'Directory',
  title: 'Directory rows waiting',
  acts: {
    joined: 'Directory row merged',
    imported: 'Company listed from a directory',
    dropped: 'Directory row dropped',
  },
  changed: 'The companies have just changed, or one of them already has this ticker. Look once more.',
  failed: 'The rows could not be loaded.',
  emptyTitle: 'Nothing is waiting.',
  keys: [
    [['J', '↓'], 'next row'],
    [['K', '↑'], 'previous row'],
    [['1', '…', '9'], 'the same company as this one'],
    [['A'], 'a company of its own: list it'],
    [['T'], 'drop the row'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const candidate: typeof id = {
  kicker: 'From a directory',
  noted: day => `since ${day}`,
  reasons: { shared_website: 'website', same_name: 'name', near_spelling: 'spelling' },
  why: {
    shared_website: 'Several companies have this website. Which one is this row?',
    same_name: 'A company of this name is already here, with a different legal form, spelling or city.',
    near_spelling: 'In the same city there is a company whose name differs by one letter.',
  },
  facts: {
    legal_name: 'Legal name',
    legal_form: 'Legal form',
    ticker: 'Ticker',
    industry: 'Industry',
    website_host: 'Website',
    city: 'City',
  },
  same: '(the same)',
  noFacts: 'Only the name is known.',
  alikeTitle: 'One of these?',
  joinTells: 'The company’s data stays; gaps are filled from this row.',
  noneAlike: 'The companies it resembled are no longer there.',
  join: 'The same',
  as: name => `as ${name}`,
  pending: 'not listed yet',
  create: 'A company of its own',
  drop: 'Drop',
  dropTells: 'The row is dropped and not asked about again.',
  joined: (name, into) => `${name} is the same as ${into}.`,
  created: name => `${name} has been listed as a company of its own.`,
  dropped: name => `The row ${name} has been dropped.`,
}
