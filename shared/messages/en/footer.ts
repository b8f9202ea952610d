import type { footer as id } from '../id/footer.ts'

export const footer: typeof id = {
  label: 'Footer',
  careers: 'Career advice',
  articles: 'Articles',
  about: 'About us',
  faq: 'Questions and answers',
  guidelines: 'Community guidelines',
  companies: 'For companies',
  rankings: 'Top companies',
  compareCompanies: 'Compare companies',
  positions: 'Positions',
  compare: 'Compare pay',
  takeHome: 'Take-home pay',
  thr: 'Holiday bonus (THR)',
  raffle: 'Raffle rules',
  contact: 'Contact',
  report: 'Report content',
  transparency: 'Transparency',
  terms: 'Terms',
  privacy: 'Privacy',
  stored:
    'This browser keeps your sign-in, a random name of its own, and what you write, choose or save here: no tracking cookies, no visit counters.',
  storedMore: 'What is kept',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Follow device' },
  places: 'Place names: idn-area-data,',
  demo: 'This is a demo: its companies, reviews and figures are invented.',
}
