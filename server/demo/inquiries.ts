import { storeInquiry, type NewInquiry } from '#server/contact/receive.ts'
import { href } from '#shared/paths.ts'
import type { Parts } from '#server/platform/parts.ts'

const HOUR_MS = 3_600_000

type DemoInquiry = Pick<NewInquiry, 'topic' | 'class' | 'locale' | 'email' | 'message'> &
  Partial<NewInquiry> & {
    /** Hours ago. */
    sent: number
  }

/** One for each desk of letters, at different points of their deadlines. */
const INQUIRIES: readonly DemoInquiry[] = [
  {
    topic: 'contact',
    class: 'message',
    locale: 'id',
    email: 'wening@pembaca.example',
    name: 'Wening Astuti',
    message: 'Halo, apakah skor perusahaan juga menghitung ulasan yang sudah lebih dari dua tahun?',
    sent: 5,
  },
  {
    topic: 'takedown',
    class: 'person',
    locale: 'id',
    email: 'hendra@pembaca.example',
    name: 'Hendra Wibisana',
    who: 'person',
    address: href('id', 'company', { id: 'samarata-rasa' }),
    message: 'Ada kalimat yang menunjuk saya sebagai kepala gudang. Mohon diperiksa dan dihapus kalau benar.',
    sent: 14,
  },
  {
    topic: 'right',
    class: 'correction',
    locale: 'en',
    email: 'dewi@pembaca.example',
    message: 'My name on the job application is misspelt. Please tell me how to correct what you keep.',
    sent: 60,
  },
]

export async function loadInquiries({
  db,
  clock,
  secrets,
}: Pick<Parts, 'db' | 'clock' | 'secrets'>): Promise<void> {
  const now = clock.now().getTime()
  for (const { sent, ...fields } of INQUIRIES) {
    const then = { now: () => new Date(now - sent * HOUR_MS) }
    await storeInquiry({ db, secrets, clock: then }, { ...EMPTY_FIELDS, ...fields })
  }
}

const EMPTY_FIELDS = {
  name: null,
  who: null,
  address: null,
  company: null,
  files: [],
  earlier: null,
  proven: false,
}
