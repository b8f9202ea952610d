import type { about as id } from '../../id/library/about.ts'

export const about: typeof id = {
  updated: day => `Updated ${day}`,
  contents: 'On this page',
  more: 'Read on',
  links: {
    about: 'About us',
    howScoresWork: 'How scores work',
    howWeCheck: 'How we check',
    guidelines: 'The six community guidelines',
    privacy: 'Privacy policy',
    faq: 'Questions and answers',
  },
}
