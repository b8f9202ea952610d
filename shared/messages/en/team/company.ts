import type { company as id, companyDesk as idDesk } from '../../id/team/company.ts'

/** This desk's version of the texts that every desk has. */
export const companyDesk: typeof idDesk = {
  failed: 'The companies could not be loaded.',
  emptyTitle: 'Nothing is waiting.',
  keys: [
    [['J', '↓'], 'next company'],
    [['K', '↑'], 'previous company'],
    [['E'], 'correct the details, starting with the name'],
    [['A'], 'approve and list'],
    [['1', '…', '4'], 'merge into a similar one'],
    [['/'], 'search for another company to merge into'],
    [['T'], 'decline: not a company'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['Esc'], 'leave the fields'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const company: typeof id = {
  kicker: 'New company',
  waiting: reviews => `${reviews} ${reviews === '1' ? 'review waits' : 'reviews wait'} with it`,
  declinedBefore: 'Declined before as not a company; the author has changed the review since.',
  noCity: 'no city',
  unknown: 'Not known yet',
  fields: {
    name: 'Name',
    legal_name: 'Legal name',
    legal_form: 'Legal form',
    industry: 'Industry',
    size_band: 'Employees',
    website_host: 'Website',
    city_id: 'City of the head office',
  },
  hints: {
    legal_name: 'As in its deed, or empty.',
    website_host: 'example.co.id',
  },
  approve: 'Approve and list',
  approveTells: 'The company can be found at once, and its reviews can be published.',
  otherCompany: 'I have checked: this is another company of the same name.',
  mergeTitle: 'Already listed?',
  askingNear: 'Looking for similar names …',
  noneNear: 'No listed company has a similar name.',
  someNear: count => (count === 1 ? '1 similar name.' : `${count} similar names.`),
  nearFailed: 'Similar names could not be looked up.',
  mergeShort: 'Merge',
  into: name => `into ${name}`,
  merge: 'Merge',
  mergeInto: name => `Merge into ${name}`,
  search: 'Search for another',
  searchHint: 'Name of a listed company.',
  newTab: '(new tab)',
  decline: 'Not a company',
  declineHint: 'The reviews waiting with it are rejected under guideline 6.',
  mergeTells: 'Its reviews move to the company you choose.',
  approved: name => `${name} has been listed.`,
  merged: (name, into) => `${name} has been merged into ${into}.`,
  declined: name => `${name} has been declined.`,
  notListed: 'That company is no longer listed. Choose another.',
}
