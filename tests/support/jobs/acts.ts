import { newToken, sha256 } from '#server/platform/crypto.ts'
import { sendForm } from '../files/form.ts'
import { document } from '../files/pictures.ts'
import { signIn } from '../sign-in.ts'
import type { TestApp } from '../app.ts'
import { applied, hiring, resume, applicationBody } from './applications.ts'

const rowsIn =
  (id: string, state: string) =>
  async ({ db }: TestApp): Promise<number> =>
    (
      await db.identity`
        select 1 from identity.application a where vacancy_id = ${id} and state = ${state}
          and (state = 'withdrawn' or exists (select 1 from identity.private_file f where f.belongs_to = 'application:' || a.id))`
    ).length

/** Acts of applicants, and of companies on their applications. */
export const APPLYING_ACTS = [
  {
    call: 'wholeFile' as const,
    async prepare(it: TestApp) {
      const [bearer, bytes] = [newToken(), document()]
      await sendForm(it, 'sendPart', { name: 'part', bytes }, { params: { from: '0' }, bearer })
      return {
        input: { body: { name: 'CV.pdf', size: bytes.length } },
        bearer,
        async count({ db }: TestApp) {
          const hash = sha256(bearer)
          return (await db.identity`select 1 from identity.private_file where secret_hash = ${hash}`).length
        },
      }
    },
  },
  {
    call: 'applyJob' as const,
    async prepare(it: TestApp) {
      const { vacancy } = await hiring(it)
      const { token: bearer } = await signIn(it)
      return {
        input: { body: applicationBody(vacancy, await resume(it)) },
        bearer,
        count: rowsIn(vacancy, 'sent'),
      }
    },
  },
  {
    call: 'withdrawApplication' as const,
    async prepare(it: TestApp) {
      const { vacancy } = await hiring(it)
      const { person, id } = await applied(it, vacancy)
      return { input: { params: { id } }, bearer: person.token, count: rowsIn(vacancy, 'withdrawn') }
    },
  },
  {
    call: 'answerApplication' as const,
    async prepare(it: TestApp) {
      const { owner, vacancy } = await hiring(it)
      const { id } = await applied(it, vacancy)
      const body = { decision: 'invited', message: 'Silakan datang Selasa pagi.' }
      return {
        input: { params: { id }, body },
        bearer: owner.token,
        count: rowsIn(vacancy, 'invited'),
      }
    },
  },
]
