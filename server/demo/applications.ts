import { randomUUID } from 'node:crypto'
import { demoAccount } from '#server/accounts/seed.ts'
import { keepApplication } from '#server/jobs/applications/apply.ts'
import { applicantOf } from '#server/jobs/applications/letter-box.ts'
import { answerReceived, openReceived } from '#server/jobs/applications/owner-applications.ts'
import { withdraw } from '#server/jobs/applications/own-applications.ts'
import { findCompanyById } from '#server/companies/find.ts'
import { keepFile } from '#server/files/private.ts'
import { listNamedVacancies, type NamedVacancy } from '#server/jobs/vacancy-names.ts'
import type { ActingOwner } from '#server/owners/owner.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { newToken } from '#server/platform/crypto.ts'
import { localFiles } from '#server/platform/files/files.ts'
import type { Context } from '#server/platform/http/api.ts'
import type { Parts } from '#server/platform/parts.ts'
import { listOpenOf } from './store.ts'

type Needs = Pick<Parts, 'db' | 'clock' | 'secrets' | 'config'>
type Told = {
  name: string
  phone: string
  message: string | null
  /** Days ago. */
  sent: number
  seen?: number
  answered?: { decision: 'invited' | 'declined'; after: number; message: string }
  withdrawn?: true
  /** Sent from the account that the demo names, so that its own page is filled. */
  own?: true
}

const INVITED =
  'Halo,\n\nterima kasih sudah melamar. Silakan datang Selasa pukul 10.00 ke Kawasan Pergudangan Bintara Timur Blok C. Bawa KTP. Tidak ada biaya apa pun.'
const DECLINED =
  'Halo,\n\nterima kasih sudah melamar dan meluangkan waktu. Kali ini posisinya sudah terisi. Semoga segera menemukan yang cocok.'

/**
 * One application in each state from the account that the demo names, and enough from others for statistics of
 * answers.
 */
const TOLD: readonly Told[] = [
  { name: 'Rina Ayuningtyas', phone: '+6281200004417', message: null, sent: 1, own: true },
  {
    name: 'Rina Ayuningtyas',
    phone: '+6281200004417',
    message: 'Dua tahun di gudang Cakung, terbiasa dengan pemindai. Bisa mulai Januari.',
    sent: 6,
    seen: 4,
    answered: { decision: 'invited', after: 4, message: INVITED },
    own: true,
  },
  { name: 'Bagas Prakoso', phone: '+6281200001108', message: 'Punya SIM B1.', sent: 4, seen: 2 },
  { name: 'Yosef Tandi', phone: '+6281200003390', message: null, sent: 9, withdrawn: true },
  {
    name: 'Murni Handayani',
    phone: '+6281200002275',
    message: 'Siap kerja malam.',
    sent: 40,
    answered: { decision: 'declined', after: 5, message: DECLINED },
  },
  {
    name: 'Dimas Wirawan',
    phone: '+6281200007741',
    message: null,
    sent: 33,
    answered: { decision: 'invited', after: 3, message: INVITED },
  },
  {
    name: 'Laila Maharani',
    phone: '+6281200005562',
    message: 'Bisa bahasa Inggris.',
    sent: 30,
    answered: { decision: 'declined', after: 9, message: DECLINED },
  },
  { name: 'Anton Gultom', phone: '+6281200009913', message: null, sent: 27 },
]

/** Fills the applications of a company of the demo, each at its time. */
export async function demoApplications(needs: Needs, companyId: string, ownerId: string): Promise<void> {
  const { db, clock } = needs
  const company = await findCompanyById(db.content, companyId)
  const ids = await listOpenOf(db.content, companyId)
  const vacancies = [...(await listNamedVacancies(db.content, ids, dayOf(clock.now()))).values()]
  if (!company || vacancies.length === 0) return
  const { id: member } = await demoAccount(needs)
  // Acts on applications need no more of an owner than the company.
  const owner = { id: ownerId, company } as ActingOwner
  for (const [at, told] of TOLD.entries()) {
    const vacancy = vacancies[at % vacancies.length]
    if (vacancy) await tell(needs, owner, { told, vacancy, account: told.own ? member : randomUUID() })
  }
}

type Telling = { told: Told; vacancy: NamedVacancy; account: string }

async function tell(needs: Needs, owner: ActingOwner, { told, vacancy, account }: Telling): Promise<void> {
  const sent = partsAgo(needs, told.sent)
  const applicant = applicantOf(needs.secrets, account)
  const attachment = await resumeOf(sent)
  const { name, phone, message } = told
  const given = { vacancy_id: vacancy.id, name, phone, message, attachment }
  const { id } = await needs.db.begin('identity', tx =>
    keepApplication(tx, sent, given, { account, applicant, vacancy, locale: 'id' }),
  )
  if (told.seen !== undefined) await openReceived(partsAgo(needs, told.seen), owner, id)
  if (told.withdrawn)
    await withdraw(partsAgo(needs, 0), id, { holder: { kind: 'account', id: account } } as Context)
  if (told.answered) {
    const { after, ...body } = told.answered
    await answerReceived(partsAgo(needs, Math.max(told.sent - after, 0)), owner, id, body)
  }
}

/** The program's parts as they were `days` ago; `wake` does nothing. */
function partsAgo(needs: Needs, days: number): Parts {
  const day = addDays(dayOf(needs.clock.now()), -days)
  const clock = { now: () => new Date(`${day}T03:00:00Z`) }
  const files = localFiles({ ...needs, clock, folder: needs.config.filesDir })
  return { ...needs, clock, files, wake() {} } as unknown as Parts
}

const PAGE =
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n' +
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'

async function resumeOf(parts: Parts) {
  const bytes = Buffer.from(PAGE)
  const path = await parts.files.receive([bytes])
  try {
    const sent = { id: randomUUID(), secret: newToken() }
    await keepFile(parts, { path, name: 'CV.pdf', kind: 'pdf', size: bytes.length }, sent, ['pdf'])
    return sent
  } finally {
    await parts.files.drop(path)
  }
}
