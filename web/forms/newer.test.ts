import assert from 'node:assert/strict'
import test from 'node:test'
import { saveOver } from './newer.ts'

const refused = (code: string) => async () => Promise.reject({ status: 409, code, message: '', errors: {} })
const read = async () => 'theirs'

test('a change based on the current version is saved', async () => {
  assert.deepEqual(await saveOver(async () => 'mine', read), { saved: 'mine' })
})

test('if somebody saved a newer version first, that one is returned instead', async () => {
  assert.deepEqual(await saveOver(refused('conflict'), read), { newer: 'theirs' })
})

test('any other refusal is thrown, also one of reading the newer version', async () => {
  await assert.rejects(saveOver(refused('already_decided'), read), { code: 'already_decided' })
  await assert.rejects(saveOver(refused('conflict'), refused('not_found')), { code: 'not_found' })
})
