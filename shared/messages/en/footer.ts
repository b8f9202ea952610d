import type { footer as id } from '../id/footer.ts'

export const footer: typeof id = {
  label: 'Footer',
  guidelines: 'Community guidelines',
  raffle: 'Raffle rules',
  terms: 'Terms',
  privacy: 'Privacy',
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Follow device' },
  places: 'Place names: idn-area-data,',
  demo: 'This is a demo: its companies, reviews and figures are invented.',
}
