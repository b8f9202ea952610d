import type { home as id } from '../../id/discovery/home.ts'

export const home: typeof id = {
  title: 'Anonymous employer reviews',
  description:
    'Know what a company is like to work for before you sign: scores, reviews and benefits from the people who work there.',
  heading: 'Look inside before you sign.',
  lead: 'Reviews by the people who work there: written without names, and read by our team before they appear.',
  tileScore: 'score',
  counts: {
    reviews: count => `${count} ${count === '1' ? 'review' : 'reviews'}`,
    companies: count => `${count} ${count === '1' ? 'company' : 'companies'}`,
    bought: '0 scores for sale',
  },
  lists: 'Top companies',
  top_rated: { title: 'All-time best', floor: 'At least 10 reviews.' },
  top_newcomer: { title: 'Much reviewed recently', floor: 'More than 5 reviews in the last 30 days.' },
  top_underdogs: { title: 'Best with few reviews', floor: '3 to 9 reviews so far.' },
  order: 'All three lists are ranked by score; a score from many reviews weighs more than one from few.',
  newCount: count => `${count} new`,
  nobody: 'No company qualifies yet.',
  all: 'Browse all companies',
  pay: {
    title: 'What work pays',
    lead: 'Median pay by role, department, city and province, told by the people who earn it. Worked out anew every Monday, from groups that are large enough.',
    all: 'See the map of pay',
    invite: 'Begin with your question',
  },
  latest: 'Latest reviews',
  allLatest: 'All latest reviews',
  promise: {
    heading: 'Your review is stored without your name and without your account.',
    points: [
      'Nor does it hold an email address, a phone number or anything about your device. The only key to change or withdraw it is your code, which we do not store.',
      'Our team reads every review before it appears. Readers see only its month and year.',
      'Companies cannot buy a score, and never learn who wrote a review.',
    ],
    how: 'What we store, and what we cannot promise',
    guidelines: 'Community guidelines',
  },
  invite: {
    title: 'Your turn',
    body: 'Your story helps someone who is weighing a job offer. It takes about six minutes, and you can continue later.',
  },
}
