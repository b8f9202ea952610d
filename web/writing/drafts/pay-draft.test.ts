import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { emptyPay, payPlace, type PayDraft } from './pay-draft.ts'

const mill = { id: '1', slug: 'pabrik', name: 'Pabrik' }
const port = { id: '2', slug: 'dermaga', name: 'Dermaga' }
const nurse = { id: 'nurse', label: 'Perawat' }
const driver = { id: 'driver', label: 'Sopir' }
const place = payPlace({ company: mill, role: nurse })
const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
})

/** The draft after a reload, under an address that names the mill and the nurse. */
function reloaded(part: Partial<PayDraft>): PayDraft | undefined {
  place.save({ ...emptyPay(mill), ...part })
  return place.read()
}

test('the address gives the company of a draft without one', () => {
  assert.deepEqual(place.empty().company, mill)
  assert.deepEqual(reloaded({ company: null })?.company, mill)
  assert.deepEqual(reloaded({ job_role: null })?.job_role, nurse)
})

test('a draft without a company by choice, or with another one, is the same after a reload, with code and pass', () => {
  const sending = { code: 'code', pass: 'pass', unsure: true }
  for (const chosen of [{ unsaid: true }, { unsaid: true, company: null }, { company: port }]) {
    const { company, unsaid, code, pass, unsure } = reloaded({ ...chosen, ...sending }) ?? emptyPay()
    assert.deepEqual(
      { company, unsaid, code, pass, unsure },
      { company: mill, unsaid: false, ...chosen, ...sending },
    )
  }
})

test('a chosen role or department stays', () => {
  assert.deepEqual(reloaded({ job_role: driver })?.job_role, driver)
  const { by_department, department } = reloaded({ by_department: true, department: 'it' }) ?? emptyPay()
  assert.deepEqual([by_department, department], [true, 'it'])
})
