/** Texts of the search of all content. */
export const searching = {
  title: 'Search',
  titleOf: (q: string) => `“${q}”`,
  headTitle: (q: string) => `Results for “${q}”`,
  description: 'Search companies, roles, jobs, articles and answers at once.',
  label: 'Search companies, roles, jobs or articles',
  placeholder: 'For example: warehouse staff',
  submit: 'Search',
  nearest: 'The closest:',
  none: (q: string) => `Nothing fits “${q}”.`,
  hint: 'Try a single word, or look at the spelling.',
  spelling: 'Check the spelling, or try another word.',
  groups: {
    companies: 'Companies',
    roles: 'Roles',
    jobs: 'Jobs',
    questions: 'Questions to companies',
    faqs: 'Questions and answers',
    articles: 'Articles',
  },
  all: (count: string) => `All ${count}`,
  median: 'median a month',
}
