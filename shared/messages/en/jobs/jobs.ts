import type { jobs as id } from '../../id/jobs/jobs.ts'

const plural = (count: number, one: string) => (count === 1 ? one : `${one}s`)

const FULL_TIME = 'if full time (173 hours a month)'

const named = (noun: string, q: string, place: string | null) =>
  `${q ? `“${q}” jobs` : noun}${place ? ` in ${place}` : ''}`

export const jobs: typeof id = {
  sorts: { newest: 'Newest', pay: 'Highest pay', score: 'Company score' },
  workplaces: { onsite: 'On site', hybrid: 'Partly from home', remote: 'Remote' },
  verdicts: {
    above: 'above the middle',
    about: 'about the middle',
    below: 'below the middle',
    below_minimum: 'below the minimum wage',
  },
  title: 'Jobs',
  titled: (q, place) => named('Jobs', q, place),
  head: {
    title: 'Jobs, next to what is really paid',
    titleAt: what => `${what}: pay offered and paid`,
    description:
      'Jobs in Indonesia. We set every offer next to what is really paid for that role, with the company’s score from the people who work there.',
    job: (title, company, place) => `${title} at ${company}, ${place}`,
    jobDescription: (title, company, pay, place, last) =>
      `${title} at ${company}, ${place}. ${pay}. Open until ${last}. Compare the offer with what is really paid.`,
    ended: (title, company) =>
      `The job ${title} at ${company} has ended. See similar jobs that are still open.`,
    company: company => `Jobs at ${company}`,
    companyDescription: company =>
      `Jobs open at ${company}, next to salaries and reviews from the people who work there.`,
  },
  search: {
    label: 'Search jobs',
    what: 'Role, skill or company',
    where: 'City, regency or province',
    submit: 'Search',
  },
  count: count => `${count} ${count === '1' ? 'job' : 'jobs'}`,
  more: count => `more than ${count} jobs`,
  corrected: q => `Nothing matches “${q}” exactly; these are close.`,
  results: 'Results',
  pages: 'Pages of jobs',
  sort: 'Sort',
  filters: {
    label: 'Filter jobs',
    chosen: 'Chosen filters',
    place: 'Place',
    inProvince: province => `Anywhere in ${province}`,
    remote: 'Remote',
    department: 'Department',
    jobType: 'Type',
    pay: 'Pay',
    payFrom: amount => `From ${amount} million a month`,
    payChosen: amount => `Pay from ${amount} million`,
    fromMinimum: minimum => `Minimum wage or more: ${minimum}`,
    minimumChosen: 'Minimum wage or more',
    experience: 'Experience',
    experienceOf: years => (years === 0 ? 'None needed' : `At most ${years} ${plural(years, 'year')}`),
    experienceChosen: years =>
      years === 0 ? 'No experience needed' : `Up to ${years} ${plural(years, 'year')} of experience`,
    within: 'Posted',
    withinDays: days => `Last ${days} days`,
    withinChosen: days => `Posted in the last ${days} days`,
    score: 'Score',
    role: role => `Role: ${role}`,
  },
  reading: {
    title: 'How to read an offer',
    body: 'The bracket is the pay that the advertisement offers. The box below it is the middle half of what is really paid for that role or department, as near to the place as we know.',
    order: 'There are no paid listings: the order is the one you choose, nothing else.',
  },
  key: { offer: 'Offered', paid: 'Paid' },
  none: {
    title: (q, place, filters) =>
      `No ${named('jobs', q, place)} ${filters.length > 0 ? `match this yet: ${filters.join(', ')}` : 'yet'}.`,
    nothing: 'No jobs are open yet.',
    hint: 'Try a more general word, or fewer filters.',
    loosen: 'Widen your search',
    withoutPlace: 'All over Indonesia',
    withoutWords: 'All jobs here',
    withoutFilters: 'Without filters',
    all: 'All jobs',
  },
  offer: {
    none: 'Pay not stated',
    month: (from, to) => `IDR ${to ? `${from}–${to}` : from} million a month`,
    hour: (from, to) => `${to ? `${from}–${to}` : from} an hour`,
    year: (from, to) => `IDR ${to ? `${from}–${to}` : from} million a year`,
    fullTime: month => `${month} ${FULL_TIME}`,
    paidInstead: amount => `paid for this: ${amount} million`,
  },
  posted: day => `posted ${day}`,
  years: years => (years === 0 ? 'no experience needed' : `${years} ${plural(years, 'year')} of experience`),
  remotePlace: 'Remote',
  morePlaces: (first, more) => `${first} and ${more} more ${plural(more, 'place')}`,
  apply: 'Apply',
  answers: {
    title: 'Replies to applicants',
    line: (answered, all, days) =>
      `${answered} of ${all} applications answered, usually ${days === 0 ? 'on the same day' : `within ${days} ${plural(days, 'day')}`}.`,
    row: (answered, all, days) =>
      `${answered} of ${all} answered${days === null ? '' : days === 0 ? ', the same day' : `, about ${days} ${plural(days, 'day')}`}`,
    never: all => `None of ${all} applications was answered.`,
    week: count => `${count} within a week`,
    month: count => `${count} within a month`,
    later: count => `${count} later`,
    none: count => `${count} not answered`,
    note: 'The last twelve months. After three weeks without an answer we count one as unanswered.',
    few: 'Too few applications yet to say how often they answer.',
  },
  score: { none: 'no score yet' },
  job: {
    verdict: {
      above: 'The offer is above the middle',
      about: 'The offer is about the middle',
      below: 'The offer is below the middle',
      unknown: 'The pay offered',
      unsaid: 'The pay is not stated',
    },
    offered: 'Offered here',
    offeredThen: 'Offered then',
    paid: scope => `Paid: ${scope}`,
    half: (range, people) => `half get ${range}, from ${people}`,
    middle: (offer, median, isOne) =>
      `The ${isOne ? '' : 'midpoint of the '}offer is ${offer}; the median paid is ${median}.`,
    converted: month => `That is ${month}.`,
    unsaid: median =>
      `The advertisement does not state the pay. The median paid for this work is ${median} a month; ask before you apply.`,
    unknown: 'There are not enough salaries to compare with, not even across a wider area.',
    wage: { one: 'The offer', lowest: 'The lower end of the offer', all: 'All of the offer' },
    wageLine: (offer, isBelow, minimum, isHourly) =>
      `${offer} ${isBelow ? 'is below' : 'meets'} the minimum wage${isHourly ? ` ${FULL_TIME}` : ''}: ${minimum}.`,
    spoken: (from, to, q1, median, q3) =>
      `Offered ${from === to ? from : `${from} to ${to}`} million. Paid: lowest quarter up to ${q1}, median ${median}, highest quarter from ${q3} million.`,
    here: department => `Pay in ${department} at this company`,
    work: 'The work',
    expectations: 'What is expected',
    requirements: 'Requirements',
    byCompany:
      'Written by the company. We hold back advertisements that ask for money, diplomas, photos, age or marital status.',
    company: name => `About ${name}`,
    ratings: 'All ratings are from employees and former employees.',
    reviews: 'Read the reviews',
    pay: 'See pay there',
    departmentReviews: {
      title: department => `What people in ${department} say`,
      withCompany: (mean, whole) => `${mean} (company ${whole})`,
      none: 'No reviews from this department yet. Have you worked there? Your review appears without a name.',
      all: department => `All reviews from ${department}`,
    },
    facts: {
      title: 'Good to know',
      ends: 'Open until',
      ended: 'Ended',
      opened: 'Posted',
      again: 'Reposted',
      first: 'never, this is the first time',
      times: times => (times === 1 ? 'once' : `${times} times`),
      department: 'Department',
      job_type: 'Type',
      experience: 'Experience',
      notSaid: 'not said',
      pay: 'Pay',
      cities: 'Place',
      workplace: 'Way of working',
      minimum: 'Minimum wage',
      minimumOf: (amount, place, year) => `${amount} (${place} ${year})`,
    },
    money: {
      title: 'Applying for work never costs money.',
      body: 'Anyone who asks you to pay for a uniform, training or “administration” is a fraud. Do not send money.',
    },
    ended: day => `This job ended on ${day}.`,
    closed: 'The company has closed this job.',
    endedMore: 'The advertisement’s text is gone; what was offered and what is paid stay here.',
    instead: 'Open now',
    related: 'Other jobs close to this',
    all: 'All jobs',
    otherLanguage: 'This advertisement is in Indonesian.',
  },
  company: {
    title: 'Jobs here',
    none: name => `${name} has no open jobs at the moment.`,
    noneHint: 'Meanwhile, see what it is like to work there, or what is open elsewhere.',
    reviews: 'Read the reviews',
    others: 'All jobs',
    note: 'Companies post their own jobs. Newest come first, and the order cannot be bought.',
  },
}
