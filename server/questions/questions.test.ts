import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'

let it: TestApp
before(async () => void (it = await testApp()))
after(() => it.close())

type Given = { words: string; day: string; state?: string; answers?: [string, number, string?][] }

async function companyWith(name: string, questions: Given[]): Promise<string> {
  const { id: company_id, slug } = await addCompany(it.db, { name })
  const common = { company_id, locale: 'id', week: '2026-01-05' }
  for (const { words, day, state = 'published', answers = [] } of questions) {
    const removed_by = state === 'removed' ? 'owner' : null
    const row = { ...common, state, removed_by, author_type: 'interested', body: words, published_on: day }
    const [question] = await it.db.content`insert into content.question ${it.db.content(row)} returning id`
    for (const [body, helpful_count, stands = 'published'] of answers) {
      const answer = { ...common, question_id: question?.id, state: stands, author_type: 'employee', body }
      await it.db.content`
        insert into content.answer ${it.db.content({ ...answer, helpful_count, published_on: day })}`
    }
  }
  return slug
}
const read = async (slug: string, query: object = {}) =>
  (await it.call('companyQuestions', { params: { slug }, query })).body
const wordsOf = (list: { questions: { words: string }[] }) => list.questions.map(({ words }) => words)

test('questions to all listed companies are found by the beginnings of their words', async () => {
  const slug = await companyWith('Tanya Semua', [
    { words: 'Apakah ada mushola di gudang?', day: '2026-01-10', answers: [['Ada.', 0]] },
    { words: 'Mushola gudang yang menunggu?', day: '2026-01-11', state: 'pending' },
  ])
  const found = async (q: string) => (await it.call('questions', { query: { q } })).body.questions
  const [first, ...others] = await found('MUSHOLA gud')
  assert.deepEqual([first.company.slug, first.answers, others.length], [slug, 1, 0])
  for (const q of ['', '!&|', "mushola' parkir"]) assert.deepEqual(await found(q), [])
  await it.db.content`update content.company set status = 0 where slug = ${slug}`
  assert.deepEqual(await found('mushola gudang'), [])
})

test('a company’s questions are listed newest first, each with its most helpful answer on top', async () => {
  const slug = await companyWith('Tanya Satu', [
    {
      words: 'Kapan gajian?',
      day: '2026-01-10',
      answers: [
        ['Tanggal satu.', 1],
        ['Akhir bulan.', 7],
      ],
    },
    { words: 'Ada bus?', day: '2026-02-10', answers: [['Ada.', 3]] },
    { words: 'Boleh bawa bekal?', day: '2026-03-10' },
  ])
  const list = await read(slug)
  assert.deepEqual(wordsOf(list), ['Boleh bawa bekal?', 'Ada bus?', 'Kapan gajian?'])
  const first = list.questions[2]
  assert.deepEqual(
    first.answers.map(({ words }: { words: string }) => words),
    ['Akhir bulan.', 'Tanggal satu.'],
  )
  assert.deepEqual([list.page.total, list.answered, first.month], [3, 2, '2026-01'])
  assert.doesNotMatch(JSON.stringify(list), /2026-\d\d-\d\d/)
  assert.deepEqual(wordsOf(await read(slug, { sort: 'oldest' })), wordsOf(list).toReversed())
  assert.equal(wordsOf(await read(slug, { sort: 'helpful' }))[0], 'Kapan gajian?')
})

test('words find a question by its own text and by its answers, and a percent sign is no wildcard', async () => {
  const slug = await companyWith('Tanya Dua', [
    { words: 'Apakah LEMBUR dibayar?', day: '2026-01-10' },
    { words: 'Jam berapa pulang?', day: '2026-01-11', answers: [['Jarang lembur, jam lima.', 0]] },
    { words: 'Ada seragam?', day: '2026-01-12' },
  ])
  assert.deepEqual(wordsOf(await read(slug, { q: 'lembur' })), [
    'Jam berapa pulang?',
    'Apakah LEMBUR dibayar?',
  ])
  assert.deepEqual(wordsOf(await read(slug, { q: '%' })), [])
})

test('unapproved questions and answers are neither shown, counted nor found', async () => {
  const slug = await companyWith('Tanya Tiga', [
    { words: 'Tampak.', day: '2026-01-10', answers: [['Rahasia.', 9, 'pending']] },
    { words: 'Menunggu.', day: '2026-01-11', state: 'pending' },
    { words: 'Ditolak.', day: '2026-01-11', state: 'rejected' },
  ])
  const list = await read(slug)
  assert.deepEqual([wordsOf(list), list.page.total, list.answered], [['Tampak.'], 1, 0])
  assert.deepEqual(wordsOf(await read(slug, { q: 'rahasia' })), [])
})

test('a removed question is a stub in the list, with its month, and is not counted', async () => {
  const slug = await companyWith('Tanya Stub', [
    { words: 'Masih ada?', day: '2026-01-10', answers: [['Masih.', 2]] },
    { words: 'Dihapus perusahaan.', day: '2026-02-10', state: 'removed', answers: [['Tak dibaca.', 9]] },
    { words: 'Ditarik.', day: '2026-03-10', state: 'withdrawn' },
  ])
  const list = await read(slug)
  assert.deepEqual(wordsOf(list), [null, 'Masih ada?'])
  const [stub] = list.questions
  assert.deepEqual([stub.stub, stub.month, stub.answers], [{ by: 'owner', guideline: null }, '2026-02', []])
  assert.deepEqual([list.page.total, list.page.to, list.answered], [1, 1, 1])
  assert.deepEqual(wordsOf(await read(slug, { sort: 'helpful' })), ['Masih ada?', null])
  for (const q of ['dihapus', 'dibaca']) assert.deepEqual(wordsOf(await read(slug, { q })), [])
})

test('cursors lead forward and back in every order, and a foreign cursor gives an empty page', async () => {
  const many = Array.from({ length: 23 }, (_, at) => ({
    words: `Pertanyaan ${at}`,
    day: `2026-01-${String(at + 1).padStart(2, '0')}`,
  }))
  const slug = await companyWith('Tanya Empat', many)
  for (const sort of ['newest', 'oldest', 'helpful']) {
    const first = await read(slug, { sort })
    const second = await read(slug, { sort, cursor: first.page.next })
    const third = await read(slug, { sort, cursor: second.page.next })
    const all = [first, second, third].flatMap(wordsOf)
    assert.deepEqual([all.length, new Set(all).size, third.page.next], [23, 23, null])
    assert.deepEqual(wordsOf(await read(slug, { sort, cursor: third.page.previous })), wordsOf(second))
  }
  const cursor = 'after.10.00000000-0000-4000-8000-000000000000'
  assert.deepEqual(wordsOf(await read(slug, { cursor })), [])
})
