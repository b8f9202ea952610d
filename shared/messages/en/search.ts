import type { search as id } from '../id/search.ts'

export const search: typeof id = {
  sorts: {
    most: 'Most reviews',
    best: 'Best score',
    worst: 'Worst score',
    newest: 'Newest',
    oldest: 'Oldest',
  },
  fitting: 'Best match',
  title: q => `Results for “${q}”`,
  all: 'All companies',
  headTitle: q => `“${q}”: companies`,
  description:
    'Search companies in Indonesia by name or role, and read anonymous reviews by the people who work there.',
  count: count => `${count} ${count === '1' ? 'company' : 'companies'}`,
  more: count => `more than ${count} companies`,
  corrected: q => `Nothing matches “${q}” exactly; here is what comes close.`,
  sort: 'Sort by',
  results: 'Results',
  noScore: 'no score yet',
  pages: 'Pages of results',
  first: 'Back to the start',
  next: 'Next',
  reading: {
    title: 'How to read the score',
    body: 'The score is the average of what employees and former employees gave, from 1 to 5. Every review counts the same. A score appears once there are three reviews, and it cannot be bought.',
    bands: 'From 4.5 very good, from 3.5 good, from 2.5 okay, and below that acceptable.',
  },
  none: q => `No company is called “${q}” or anything like it.`,
  meantPlace: 'Looking for companies in a place? Choose the city:',
  role: {
    meant: 'Looking for reviews from a role? Choose the role:',
    kind: department => `Role, ${department}`,
    headTitle: name => `${name}: reviewed companies`,
    description: name =>
      `Companies reviewed by people who hold or held this role: ${name}. Read what they say, anonymously.`,
    lead: 'Companies reviewed by people who hold or held this role. Choose one to read what they wrote.',
    companies: 'Companies',
    reading: {
      title: 'What is shown here',
      body: 'Only reviews by employees and former employees in this role count. Companies with most of them come first.',
      floor:
        'A company appears once there are three reviews from this role, so that it is harder to guess who wrote them.',
    },
    none: 'No company has three reviews from this role yet.',
    noMore: 'There are no more companies after this.',
  },
  hints: [
    'Try only part of the name, without PT or CV.',
    'Try the name people use, or the one in a work contract.',
  ],
  noneFiltered: 'No company fits all of these filters.',
  nearest: 'Without filters',
  missing: 'Can’t find the company?',
  add: 'Add it with a review',
  filters: {
    label: 'Filter companies',
    chosen: 'Chosen filters',
    remove: 'Remove filter',
    clear: 'Remove all filters',
    any: 'All',
    apply: 'Apply',
    more: count => `${count}+`,
    score: {
      name: 'Score',
      from: score => (score === 5 ? 'Exactly 5' : `${score} and up`),
      chosen: score => (score === 5 ? 'Score exactly 5' : `Score ${score} and up`),
    },
    recommend: {
      name: 'Recommended',
      1: 'Recommended by at least half',
      0: 'Recommended by fewer than half',
    },
    city: {
      name: 'City',
      other: 'Another city or regency',
      otherHint: 'For example Bandung City or Bandung Regency.',
      rather: name => `or ${name}?`,
      unknown: typed => `There is no city or regency called “${typed}”.`,
      ignored: 'The results are not narrowed by city.',
      several: typed => `“${typed}” could be several cities or regencies. Choose one:`,
    },
    feature: {
      name: 'Benefits',
      note: 'Counts as offered if at least three people answered and half of them said yes.',
    },
  },
  suggestions: {
    label: 'Suggested companies and roles',
    found: count =>
      `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys, then Enter.`,
    none: 'Nothing matches yet.',
  },
  empty: 'There are no companies yet.',
  browse: 'See all companies',
}
