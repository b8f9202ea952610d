type Rated = { name: string; mean: string } | null

/** Texts of the pages of an industry and of a place. */
export const browsing = {
  head: {
    industry: (name: string) => `Working in ${name}: scores, pay and jobs`,
    industryDescription: (name: string) =>
      `Companies in ${name} as their people see them: scores, what is praised and what is not.`,
    place: (name: string) => `Working in ${name}: companies, positions and jobs`,
    placeDescription: (name: string) =>
      `Companies in ${name} with anonymous reviews, positions and what they pay, and the jobs that are open.`,
  },
  industry: (companies: string, reviews: string, best: Rated, worst: Rated) =>
    [
      `${companies} companies, ${reviews} reviews.`,
      best && `Rated highest: ${best.name} (${best.mean})`,
      worst && `; lowest: ${worst.name} (${worst.mean})`,
    ]
      .filter(Boolean)
      .join(' ')
      .replace(' ;', ';') + (best ? '.' : ''),
  industryFew: 'This industry’s means show from five companies and 30 reviews on.',
  inPlace: (name: string) => `Working in ${name}`,
  place: (name: string, companies: string, reviews: string, jobs: string) =>
    `${name} has ${companies} ${companies === '1' ? 'company' : 'companies'} with ${reviews} ${reviews === '1' ? 'review' : 'reviews'} by employees, and ${jobs} open ${jobs === '1' ? 'job' : 'jobs'}.`,
  map: (name: string) => `Map of where ${name} is`,
  companies: 'Companies',
  none: 'No companies here yet.',
  noScore: 'no score yet',
  allCompanies: 'All its companies',
  ranked: 'Rank them by one aspect',
  inCities: 'By city',
  industries: 'Other industries',
  industriesHere: 'Industries here',
  jobs: 'Newest jobs',
  allJobs: 'All jobs here',
  roles: 'Positions',
  allRoles: 'All positions here',
  count: (count: string) => `${count} ${count === '1' ? 'company' : 'companies'}`,
}
