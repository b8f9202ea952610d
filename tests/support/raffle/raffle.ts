import assert from 'node:assert/strict'
import { finishRaffle, prepareRaffle } from '#web/raffle/blinding.ts'
import type { Ticket } from '#web/raffle/ticket.ts'
import type { TestApp } from '../app.ts'
import { addCompany } from '../companies.ts'
import { reviewPass } from '../pass/passes.ts'
import { employeeReview } from '../reviews.ts'
import { signIn } from '../sign-in.ts'

let companies = 0

/** A review of a new company by a new person, with the returned ticket, as the browser makes it. */
export async function reviewWithTicket(
  it: TestApp,
): Promise<{ body: Record<string, unknown>; pass: string; ticket: Ticket }> {
  const { months } = (await it.call('raffleState')).body
  const { blinded, secret } = await prepareRaffle(months[0])
  companies += 1
  const company = await addCompany(it.db, { name: `Pabrik Undian ${companies}` })
  const { token } = await signIn(it)
  const body = employeeReview(company.id, { raffle_blinded: blinded })
  const pass = await reviewPass(it, token, company.id)
  const sent = await it.call('submitReview', { body }, { bearer: pass })
  assert.equal(sent.status, 201, JSON.stringify(sent.body))
  return { body, pass, ticket: await finishRaffle(secret, sent.body.raffle_signature) }
}

export const joining = (ticket: Ticket, contact = 'rani@contoh.id') => ({
  month: ticket.month,
  token: ticket.token,
  signature: ticket.signature,
  contact,
  agree_rules: true,
})

export const join = (it: TestApp, ticket: Ticket, contact?: string) =>
  it.call('raffleEntry', { body: joining(ticket, contact) })
