import assert from 'node:assert/strict'
import test from 'node:test'
import { saveOver } from './newer.ts'

const refused = (code: string) => async () => Promise.reject({ status: 409, code, message: '', errors: {} })
const read = async () => 'theirs'

test('what is saved over the version that was read is saved', async () => {
  assert.deepEqual(await saveOver(async () => 'mine', read), { saved: 'mine' })
})

test('if somebody saved a newer version first, that one comes instead', async () => {
  assert.deepEqual(await saveOver(refused('conflict'), read), { newer: 'theirs' })
})

test('any other refusal is thrown, and so is that of reading', async () => {
  await assert.rejects(saveOver(refused('already_decided'), read), { code: 'already_decided' })
  await assert.rejects(saveOver(refused('conflict'), refused('not_found')), { code: 'not_found' })
})
