/** Texts of the RSS feeds. */
export const feeds = {
  reviews: {
    title: 'Latest reviews',
    description: 'The newest review of each company, without its author’s name.',
  },
  jobs: { title: 'Latest jobs', description: 'Jobs that have just been opened.' },
  articles: { title: 'Latest articles', description: 'Articles about work, pay and employees’ rights.' },
  review: (company: string, headline: string) => `${company}: “${headline}”`,
  description: (month: string, words: string) => `${month}. ${words}`,
  job: (title: string, company: string) => `${title}, ${company}`,
  open: (places: string, lastDay: string) => [places, `open until ${lastDay}`].filter(Boolean).join(', '),
}
