import type { home as id } from '../id/home.ts'

export const home: typeof id = {
  title: 'Anonymous employer reviews',
  description:
    'Know what a company is like to work for before you sign: scores, reviews and benefits from the people who work there.',
  heading: 'Look inside before you sign.',
  lead: 'Reviews by the people who work there: written without names, and read by our team before they appear.',
  tileScore: 'score',
  counts: {
    reviews: count => `${count} reviews`,
    companies: count => `${count} companies`,
    bought: '0 scores for sale',
  },
  lists: 'Top companies',
  top_rated: { title: 'All-time best', floor: 'At least 10 reviews.' },
  top_newcomer: { title: 'Top newcomers', floor: 'More than 5 reviews in 30 days.' },
  top_underdogs: { title: 'Underdogs', floor: 'High scores from only 3 to 9 reviews.' },
  order: 'The order weighs the score and how many reviews it comes from.',
  fresh: count => `${count} new`,
  nobody: 'No company qualifies yet.',
  all: 'Browse all companies',
  latest: 'Latest reviews',
  allLatest: 'All latest reviews',
  promise: {
    heading: 'We cannot give your name away, because your review does not hold it.',
    points: [
      'Your review is stored without name, number, address or trace of your device. Its only key is a code that you alone hold.',
      'Our team reads every review before it appears. Readers see only its month and year.',
      'Companies cannot buy a score, and do not learn who wrote.',
    ],
    how: 'What we store',
    guidelines: 'Community guidelines',
  },
  ask: {
    title: 'Your turn',
    body: 'Your story helps somebody who is weighing an offer. About six minutes, and you can continue later.',
  },
}
