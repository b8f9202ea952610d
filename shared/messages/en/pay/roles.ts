import type { PositionSort } from '#shared/contract/keys.ts'

const sorts: Record<PositionSort, string> = {
  newest: 'Newest jobs',
  open: 'Most jobs',
  pay: 'Highest pay',
  reviews: 'Most reviews',
  name: 'By name',
}
type What = Record<'department' | 'jobType' | 'company' | 'place', string | null>

/** Texts of the list of positions. */
export const roles = {
  sorts,
  title: 'Positions',
  /** "Positions “staff”, Logistics, in Kota Bekasi". */
  titled: (q: string, { department, jobType, company, place }: What) =>
    [
      `${q || department || jobType || company || place ? 'Positions' : 'All positions'}${q ? ` “${q}”` : ''}`,
      department,
      jobType && jobType.toLowerCase(),
      company && `at ${company}`,
      place && `in ${place}`,
    ]
      .filter(Boolean)
      .join(', '),
  head: {
    title: 'All positions: what they pay, who is hiring, what people say',
    titleAt: (what: string) => `${what}: pay, jobs and reviews`,
    description:
      'Search positions in Indonesia: what is really paid, which companies are hiring, and reviews by people who do the work.',
  },
  search: {
    label: 'Search positions',
    what: 'Position',
    where: 'City or regency',
    submit: 'Search',
  },
  count: (count: string) => (count === '1' ? '1 position' : `${count} positions`),
  results: 'Results',
  pages: 'Pages of positions',
  sort: 'Sort',
  filters: {
    label: 'Filter positions',
    city: 'City',
    company: 'Company',
    department: 'Department',
    job_type: 'Type',
  },
  pay: { instead: (what: string, people: string) => `${what}, ${people}` },
  open: {
    none: 'No open jobs yet.',
    count: (count: string) => (count === '1' ? '1 job' : `${count} jobs`),
    of: (companies: string) => `at ${companies} ${companies === '1' ? 'company' : 'companies'}`,
    newest: (day: string) => `newest ${day}`,
  },
  reviewCounts: {
    none: 'Not enough reviews from this position yet.',
    of: (reviews: string, companies: string) =>
      `${reviews} reviews from ${companies} ${companies === '1' ? 'company' : 'companies'}.`,
  },
  reading: {
    title: 'How to read this',
    body: [
      'The bold figure is the median monthly pay. Where too little is known of the position, its department’s figure is shown and labelled as such.',
      'Reviews count only at companies where at least three reviews tell the position.',
      'No place in this list is for sale.',
    ] as readonly string[],
  },
  none: {
    title: 'No position fits.',
    hint: 'Try a broader word, or fewer filters.',
    all: 'All positions',
  },
}
