import type { LegalChanges } from '../../../rules/kept/legal-versions.ts'

/** The date from which a legal text is in force, and its changes. */
export const versions = {
  since: (day: string) => `Berlaku sejak ${day}`,
  coming: (day: string, change: string) => `Mulai ${day} berlaku versi baru. ${change}`,
  title: 'Riwayat perubahan',
  notice: (days: number) => `Perubahan diumumkan di halaman ini paling lambat ${days} hari sebelum berlaku.`,
  changes: {
    terms: { '2026-11-25': 'Versi pertama.' },
    privacy: { '2026-11-25': 'Versi pertama.' },
    guidelines: { '2026-11-25': 'Versi pertama.' },
  } as LegalChanges,
}
