import { randomUUID } from 'node:crypto'
import { makeManageCode } from '#shared/rules/manage-code.ts'
import { moveMessage } from '#server/questions/moves/moves.ts'
import { openInquiry } from '#server/contact/inquiry-box.ts'
import { dayOf } from '#server/platform/clock.ts'
import { messageCodeMac } from '#server/questions/code.ts'
import type { TestApp } from '../app.ts'
import { addCompany } from '../companies.ts'
import { ask, someAnswer, someQuestion } from './messages.ts'

const OTHER_WORDS = 'Apakah seragam diganti setiap dua tahun?'
const MESSAGE = 'Halo, aku ingin bertanya tentang cara kalian menghitung skor.'

/** People's questions to companies, answers and contact messages. A repeat gets the first answer. */
export const ASKING_ACTS = [
  {
    call: 'askQuestion' as const,
    async prepare(it: TestApp) {
      const manage_code = makeManageCode()
      const body = someQuestion(await newCompany(it), { manage_code, email: newEmail() })
      return { input: { body }, count: countMessages('question', manage_code) }
    },
  },
  {
    call: 'sendMessage' as const,
    async prepare(it: TestApp) {
      const manage_code = makeManageCode()
      const { id } = await ask(it, await newCompany(it))
      const shown = { to: 'published' as const, publishedOn: dayOf(it.clock.now()) }
      await it.db.begin('content', tx => moveMessage(tx, it.clock, { subject: 'question', id }, shown))
      const body = someAnswer(id, { manage_code, email: newEmail() })
      return { input: { body }, count: countMessages('answer', manage_code) }
    },
  },
  {
    call: 'editMessage' as const,
    async prepare(it: TestApp) {
      const { code } = await ask(it, await newCompany(it))
      const body = { message: OTHER_WORDS, author_type: 'employee', agree: true }
      return { input: { body }, bearer: code, count: countMessages('question', code, { body: OTHER_WORDS }) }
    },
  },
  {
    call: 'withdrawMessage' as const,
    async prepare(it: TestApp) {
      const { code } = await ask(it, await newCompany(it))
      return { input: {}, bearer: code, count: countMessages('question', code, { state: 'withdrawn' }) }
    },
  },
  {
    call: 'contact' as const,
    async prepare() {
      const email = newEmail()
      return { input: { body: { email, message: MESSAGE } }, count: countInquiries(email) }
    },
  },
  {
    call: 'reportContent' as const,
    async prepare() {
      const email = newEmail()
      const about = {
        class: 'other',
        who: 'person',
        name: 'Ratri',
        address: 'contoh.id/ulasan/x',
        agree: true,
      }
      return { input: { body: { ...about, email, message: MESSAGE } }, count: countInquiries(email) }
    },
  },
  {
    call: 'askRight' as const,
    async prepare() {
      const email = newEmail()
      return { input: { body: { right: 'access', email, message: MESSAGE } }, count: countInquiries(email) }
    },
  },
]

const newEmail = () => `${randomUUID()}@contoh.id`
const newCompany = async (it: TestApp) => (await addCompany(it.db, { name: `Pabrik ${randomUUID()}` })).id

/** Rows of a code, in the expected state. */
const countMessages =
  (table: 'question' | 'answer', code: string, as: { body?: string; state?: string } = {}) =>
  async ({ db, secrets }: TestApp) => {
    const rows = await db.content<{ body: string; state: string }[]>`
      select body, state from ${db.content(`content.${table}`)} where code_mac = ${messageCodeMac(secrets, code)}`
    return rows.filter(row =>
      Object.entries(as).every(([key, value]) => row[key as keyof typeof row] === value),
    ).length
  }

const countInquiries =
  (email: string) =>
  async ({ db, secrets }: TestApp) => {
    const rows = await db.content<{ id: string; sealed: Buffer }[]>`
      select id, sealed from content.inquiry where sealed is not null`
    return rows.filter(row => openInquiry(secrets, row).email === email).length
  }
