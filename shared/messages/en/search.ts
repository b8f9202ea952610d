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
    'Search companies in Indonesia by name, industry, city or role, and read anonymous reviews by the people who work there.',
  count: count => `${count} ${count === '1' ? 'company' : 'companies'}`,
  more: count => `more than ${count} companies`,
  corrected: q => `Nothing matches “${q}” exactly; here is what comes close.`,
  sort: 'Sort by',
  results: 'Results',
  noScore: 'no score yet',
  pages: 'Pages of results',
  reading: {
    title: 'How to read the score',
    body: 'The score is the average rating from employees and former employees, between 1 and 5. Every review counts the same. A score appears once there are three reviews, and it cannot be bought.',
    bands: '4.5 and up is very good, 3.5 and up good, 2.5 and up okay; anything below is poor.',
  },
  none: q => `No company matches “${q}” or comes close.`,
  meantPlace: 'Looking for companies in a city? Choose which:',
  role: {
    meant: 'Looking for reviews by role? Choose which:',
    kind: department => `Role, ${department}`,
    headTitle: name => `${name}: company reviews`,
    description: name =>
      `Companies reviewed by people who work or used to work in this role: ${name}. Read what they say, anonymously.`,
    lead: 'Companies reviewed by people who work or used to work in this role. Choose one to read what they wrote.',
    companies: 'Companies',
    reading: {
      title: 'What is shown here',
      body: 'Only reviews by employees and former employees in this role count. Companies with the most come first.',
      floor:
        'A company appears once there are three reviews from this role, so that it is harder to guess who wrote them.',
    },
    none: 'No company has three reviews from this role yet.',
  },
  hints: [
    'Try just part of the name, without PT or CV, or the industry and city.',
    'Try the name people use, or the one on the work contract.',
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
    industry: 'Industry',
    city: {
      name: 'City',
      other: 'Another city or regency',
      otherHint: 'For example Bandung City or Bandung Regency.',
      rather: name => `or ${name}?`,
      unknown: typed => `There is no city or regency called “${typed}”.`,
      ignored: 'The results are not filtered by city.',
      several: typed => `“${typed}” could be several cities or regencies. Choose one:`,
    },
    feature: {
      name: 'Benefits',
      note: 'Counts as offered if at least three people answered and at least half said yes.',
    },
  },
  suggestions: {
    label: 'Suggested companies, cities and roles',
    found: count =>
      `${count} ${count === 1 ? 'suggestion' : 'suggestions'}. Choose with the arrow keys, then Enter.`,
    none: 'Nothing matches yet.',
    cityIn: province => `Companies in this city, ${province}`,
  },
  empty: 'There are no companies yet.',
  browse: 'See all companies',
}
