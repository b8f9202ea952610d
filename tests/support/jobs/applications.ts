import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { addCompany } from '../companies.ts'
import { sendForm } from '../files/form.ts'
import { document } from '../files/pictures.ts'
import { newOwner, signIn } from '../sign-in.ts'
import { someVacancy } from './vacancies.ts'

/** A new company with an owner and an open vacancy. */
export async function hiring(it: TestApp, given: object = {}) {
  const company = await addCompany(it.db, { name: `Gudang ${randomUUID().slice(0, 8)}` })
  const owner = await newOwner(it, company)
  const { body } = await it.call('saveVacancy', { body: someVacancy(given) }, { bearer: owner.token })
  return { company, owner, vacancy: body.id as string, version: body.version as string }
}

export async function resume(it: TestApp, name = 'CV Rina.pdf', bytes = document()) {
  const sent = await sendForm(
    it,
    'sendFile',
    { name, bytes },
    { address: `192.0.2.${1 + Math.floor(Math.random() * 250)}` },
  )
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  return { id: sent.body.id as string, secret: sent.body.secret as string }
}

export const applicationBody = (vacancy_id: string, attachment: object, given: object = {}) => ({
  vacancy_id,
  name: 'Rina Ayuningtyas',
  phone: '0812 0000 4417',
  message: 'Dua tahun di gudang Cakung.',
  attachment,
  ...given,
})

/** A new person who has applied. */
export async function applied(it: TestApp, vacancy: string, given: object = {}) {
  const person = await signIn(it)
  const file = await resume(it)
  const answer = await it.call(
    'applyJob',
    { body: applicationBody(vacancy, file, given) },
    { bearer: person.token, device: person.email },
  )
  assert.equal(answer.status, 201, JSON.stringify(answer.body))
  return { person, file, id: answer.body.id as string, answer }
}
