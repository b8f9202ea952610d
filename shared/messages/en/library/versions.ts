import type { versions as id } from '../../id/library/versions.ts'

export const versions: typeof id = {
  since: day => `In force since ${day}`,
  coming: (day, change) => `From ${day} a new version holds. ${change}`,
  title: 'What changed',
  notice: days => `Changes are announced on this page at least ${days} days before they hold.`,
  changes: {
    terms: { '2026-11-25': 'The first version.' },
    privacy: { '2026-11-25': 'The first version.' },
    guidelines: { '2026-11-25': 'The first version.' },
  },
}
