import { putConfirmed } from '#server/jobs/alerts/subscribe.ts'
import type { Parts } from '#server/platform/parts.ts'

/** Two invented readers with job alerts; their letters come to the inbox in the morning. */
export async function loadAlerts(
  parts: Pick<Parts, 'db' | 'clock' | 'secrets'>,
  company: string,
): Promise<void> {
  await putConfirmed(parts, {
    email: 'sekar@pembaca.example',
    locale: 'id',
    wishes: [{ q: 'gudang', place: '32.75' }, { company }],
  })
  await putConfirmed(parts, {
    email: 'dewi@pembaca.example',
    locale: 'en',
    wishes: [{ department: 'it', remote: true }],
  })
}
