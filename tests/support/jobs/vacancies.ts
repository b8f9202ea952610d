import { randomUUID } from 'node:crypto'
import type { TestApp } from '../app.ts'
import { addCompany } from '../companies.ts'
import { newOwner } from '../sign-in.ts'

/** A valid vacancy as an owner sends it. */
export const someVacancy = (given: object = {}) => ({
  title: 'Staf Gudang Malam',
  job_role: 'warehouse-staff',
  job_type: 'employee',
  salary_from: 9_100_000,
  cities: ['32.75'],
  description: 'Menerima, menata, dan menyiapkan barang untuk pengiriman pagi di gudang kami.',
  ...given,
})

/** A vacancy of a new company that asks applicants for money. */
export async function heldVacancy(it: TestApp): Promise<string> {
  const { token } = await newOwner(it, await addCompany(it.db, { name: `Buru ${randomUUID().slice(0, 8)}` }))
  const body = someVacancy({ requirements: 'Pelamar wajib membayar biaya seragam Rp250.000.' })
  return (await it.call('saveVacancy', { body }, { bearer: token })).body.id
}
