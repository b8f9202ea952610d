import assert from 'node:assert/strict'
import { test } from 'node:test'
import { demoReviews } from '#db/demo/reviews.ts'
import { screen } from '#shared/rules/screening/screening.ts'
import { colleaguesEn, colleaguesId } from './fixtures/colleagues.ts'
import { paraphrasesEn } from './fixtures/paraphrases-en.ts'
import { paraphrasesId } from './fixtures/paraphrases-id.ts'
import type { Pair, Review } from './fixtures/read-reviews.ts'
import { similarTo } from './similar.ts'

const words = (likes: string) => ({ headline: 'Judul', likes, dislikes: null, advice: null })
const original = words(
  'Gudang rapi dan alat pelindung diganti berkala, tetapi aplikasi stok sering macet setiap tutup buku.',
)

test('a paraphrase with a few replaced words is found, and listed before less similar texts', () => {
  const near = words(
    'Gudang bersih dan alat pelindung diganti berkala, tapi aplikasi stok sering macet tiap tutup buku.',
  )
  const far = words(
    'Gajinya selalu tepat waktu dan atasan mau mendengar keluhan kami soal jadwal sif malam di pabrik.',
  )
  const found = similarTo(original, [far, near])
  assert.deepEqual(
    found.map(one => one.other),
    [near],
  )
  assert.ok((found[0]?.similarity ?? 0) > 0.6)
})

test('a copy inside a longer text is found first, and inside one three times as long it is still found', () => {
  const longer = words(
    `${original.likes} Selain itu kantinnya enak dan mesnya dekat, jadi tidak capai di jalan.`,
  )
  assert.ok((similarTo(original, [longer])[0]?.similarity ?? 0) > 0.75)
  const among = words(`${original.likes} ${paraphrasesId[1]?.original.dislikes}`)
  assert.equal(similarTo(original, [among]).length, 1)
})

test('very short texts are similar only if they say the same', () => {
  const short = { headline: 'Jangan kerja di sini', likes: 'Tidak ada', dislikes: 'Gaji telat', advice: null }
  const again = { headline: 'Gaji telat, jangan kerja di sini', likes: null, dislikes: null, advice: null }
  const other = { ...short, dislikes: 'Gaji telat, kantin tutup' }
  assert.deepEqual(
    similarTo(short, [other, again]).map(one => one.other),
    [again],
  )
})

const FOUND = 0.95
const FALSE_ALARMS = 0.02
const LANGUAGES = { Indonesian: paraphrasesId, English: paraphrasesEn }

const textsOf = ({ headline, likes, dislikes, advice }: Review) => [headline, likes, dislikes, advice]
const originalsOf = (pairs: Pair[]) => pairs.map(({ original }) => original)

/** Similar pairs as a share of all pairs within the groups. */
function alarms(groups: Review[][]): { share: number; pairs: number } {
  const pairs = groups.flatMap(group =>
    group.flatMap((one, at) => group.slice(at + 1).map(two => [one, two] as const)),
  )
  const found = pairs.filter(([one, two]) => similarTo(one, [two]).length > 0)
  return { share: found.length / pairs.length, pairs: pairs.length }
}

const workplaces = () => [...Map.groupBy(demoReviews(), ({ company }) => company).values()]

for (const [language, pairs] of Object.entries(LANGUAGES))
  test(`of thirty ${language} paraphrases 95 % are found among the other reviews, with their original first`, () => {
    const originals = originalsOf(pairs)
    const missed = pairs.filter(
      ({ original, paraphrase }) => similarTo(paraphrase, originals)[0]?.other !== original,
    )
    assert.ok(pairs.length >= 30)
    assert.ok(
      missed.length <= pairs.length * (1 - FOUND),
      missed.map(({ original }) => original.headline).join('; '),
    )
  })

test('honest reviews are not similar to each other, neither of different work nor of the same workplace', () => {
  const { share } = alarms([...Object.values(LANGUAGES).map(originalsOf), colleaguesId, colleaguesEn])
  assert.ok(share <= FALSE_ALARMS, `${share}`)
})

test('of all pairs of reviews of one company in the demo at most 2 % are similar', () => {
  const { share, pairs } = alarms(workplaces())
  assert.ok(pairs > 2_000)
  assert.ok(share <= FALSE_ALARMS, `${share}`)
})

test('at most one in four reviews of the demo has a similar one beside it at the desk', () => {
  const groups = workplaces()
  const beset = groups.flatMap(group =>
    group.filter(
      one =>
        similarTo(
          one,
          group.filter(other => other !== one),
        ).length > 0,
    ),
  )
  assert.ok(beset.length <= groups.flat().length / 4, `${beset.length} of ${groups.flat().length}`)
})

test('the fixtures could be published: nothing in them is held, and no two share a sentence', () => {
  const reviews = [
    ...[...paraphrasesId, ...paraphrasesEn].flatMap(({ original, paraphrase }) => [original, paraphrase]),
    ...colleaguesId,
    ...colleaguesEn,
  ]
  const texts = reviews.flatMap(textsOf).filter(text => text !== null)
  assert.deepEqual(
    texts.filter(text => screen(text).length > 0),
    [],
  )
  const sentences = texts.flatMap(text => text.split(/(?<=[.;:])\s/))
  assert.equal(new Set(sentences).size, sentences.length)
})
