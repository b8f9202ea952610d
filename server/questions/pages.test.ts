// Questions and their answers as readers see them, through the built pages.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { questions as words } from '#shared/messages/id/questions/questions.ts'
import { href } from '#shared/paths.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { answerShown, askShown } from '#tests/support/questions/messages.ts'
import { addCompany } from '#tests/support/companies.ts'
import { newOwner } from '#tests/support/sign-in.ts'

let it: TestApp
before(async () => void (it = await testApp({ web: 'built' })))
after(() => it.close())

const read = async (url: string): Promise<string> => {
  const { body } = await it.app.http.inject({ url })
  return body.slice(body.indexOf('<main'), body.indexOf('</main>'))
}
const unverified = words.unverified(words.authors.employer)

test('an answer from a self-declared employer is marked as unverified, and the company’s own answer is not', async () => {
  const company = await addCompany(it.db, { name: 'Pemberi Kerja' })
  const { token: bearer } = await newOwner(it, company)
  const { id } = await askShown(it, company.id)
  const text = 'Lembur dibayar setiap bulan, dengan slip tersendiri.'
  const body = { text, role: 'human_resources' }
  assert.equal((await it.call('answerQuestion', { params: { id }, body }, { bearer })).status, 200)
  const page = href('id', 'question', { id })
  assert.ok(!(await read(page)).includes(unverified))
  await answerShown(it, id, { author_type: 'employer' })
  const shown = await read(page)
  assert.equal(shown.split(unverified).length, 2)
  assert.ok(shown.indexOf(words.company) < shown.indexOf(unverified))
})

test('a question that the company removed is a stub on its page, and is not counted', async () => {
  const company = await addCompany(it.db, { name: 'Stub di Tab' })
  const { token: bearer } = await newOwner(it, company)
  const [removed] = [
    await askShown(it, company.id),
    await askShown(it, company.id, { question: 'Ada mes karyawan?' }),
  ]
  await it.call('removeQuestion', { params: { id: removed.id }, body: {} }, { bearer })
  const shown = await read(href('id', 'companyQuestions', { id: company.slug }))
  assert.ok(shown.includes(words.stub.question.owner))
  assert.ok(shown.includes(words.count('1')))
})
