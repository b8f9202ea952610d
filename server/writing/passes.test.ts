// Who gets a pass: a browser that proves it holds a credential of this year, and nobody by a session.
import assert from 'node:assert/strict'
import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { present } from '#shared/pass/presentation.ts'
import { testApp, type TestApp } from '#tests/support/app.ts'
import { addCompany } from '#tests/support/companies.ts'
import { clientOf, credentialInMemory } from '#tests/support/pass/passes.ts'
import { employeeReview } from '#tests/support/reviews.ts'
import { signIn, signInStaff } from '#tests/support/sign-in.ts'
import { decode, encode } from '#web/platform/base64.ts'
import { getCredential, issuerOf, type Credential } from '#web/accounts/pass/credential.ts'
import { requestPass } from '#web/writing/pass/request-pass.ts'

let it: TestApp
let company: string
before(async () => {
  it = await testApp()
  company = (await addCompany(it.db, { name: 'Gudang Bukti' })).id
})
after(() => it.close())

async function newCredential(): Promise<Credential> {
  const { token } = await signIn(it)
  const found = await getCredential(clientOf(it, token), credentialInMemory())
  assert(!('kind' in found))
  return found
}

/** What the browser sends for a review of these companies, the first of them the one that it is of. */
function shownFor(
  credential: Credential,
  companies = [company],
  pass = randomBytes(32).toString('base64url'),
) {
  const bound = createHash('sha256').update(pass).digest()
  const uses = companies.map(id => ({ kind: 'review' as const, company: id }))
  const presentation = present(issuerOf(credential), decode(credential.credential), { uses, bound })
  return {
    pass,
    body: {
      company_id: companies[0],
      year: credential.year,
      pass_hash: encode(bound),
      presentation: encode(presentation),
    },
  }
}
const ask = (body: object, as = {}) => it.call('reviewPass', { body }, as)

test('a proof gets a pass, the same request again the same one, and no session may come with it', async () => {
  const { pass, body } = shownFor(await newCredential())
  const { token: bearer } = await signIn(it)
  const refused = await ask(body, { bearer })
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [422, ['authorization']])
  for (let round = 0; round < 2; round += 1)
    assert.deepEqual([(await ask(body)).status, (await ask(body)).body], [201, { expires_in: 3600 }])
  const review = { body: employeeReview(company) }
  assert.equal((await it.call('submitReview', review, { bearer: pass })).status, 201)
  await ask(body)
  const again = { body: employeeReview(company) }
  assert.equal((await it.call('submitReview', again, { bearer: pass })).body.code, 'pass_used')
})

test('a proof for another company, another pass, pay or a changed byte is refused, and random bytes too', async () => {
  const { id: other } = await addCompany(it.db, { name: 'Gudang Lain' })
  const { body } = shownFor(await newCredential())
  const { pass_hash } = shownFor(await newCredential()).body
  const changed = decode(body.presentation)
  changed[40] = (changed[40] as number) ^ 1
  const wrong = [
    { company_id: other },
    { pass_hash },
    { presentation: encode(changed) },
    { presentation: randomBytes(260).toString('base64url') },
    { presentation: encode(new Uint8Array(260)) },
    { presentation: encode(new Uint8Array(260).fill(255)) },
  ]
  for (const part of wrong) {
    const { status, body: answer } = await ask({ ...body, ...part })
    assert.deepEqual([status, answer.code], [403, 'credential_invalid'], JSON.stringify(part).slice(0, 60))
  }
  assert.equal((await it.call('payPass', { body })).body.code, 'credential_invalid')
  assert.deepEqual(Object.keys((await ask({ ...body, year: 2027 })).body.errors), ['year'])
  const unknown = await ask({ ...body, company_id: randomUUID() })
  assert.deepEqual(Object.keys(unknown.body.errors), ['company_id'])
})

test('fifty proofs of one person at once leave one tag', async () => {
  const { id } = await addCompany(it.db, { name: 'Gudang Ramai' })
  const credential = await newCredential()
  const all = Array.from({ length: 50 }, () => shownFor(credential, [id]))
  await Promise.all(all.map(({ body }, at) => ask(body, { address: `203.0.113.${at}` })))
  const tags = async () => (await it.db.content`select 1 from content.duplicate_tag`).length
  const before = await tags()
  const sent = await Promise.all(
    all.map(({ pass }) => it.call('submitReview', { body: employeeReview(id) }, { bearer: pass })),
  )
  assert.deepEqual(new Set(sent.map(({ status }) => status)), new Set([201]))
  assert.equal((await tags()) - before, 1)
})

test('for a company that took in others this year a tag of each is asked for, and of none from last year', async () => {
  const { token: editor } = await signInStaff(it, 'editor')
  const { id: into } = await addCompany(it.db, { name: 'Gudang Induk' })
  const { id: early } = await addCompany(it.db, { name: 'Gudang Dulu' })
  await it.db.content`
    update content.company set status = 2, merged_into = ${into}, merged_year = 2025 where id = ${early}`
  const credential = await newCredential()
  assert.equal((await ask(shownFor(credential, [into]).body)).status, 201)
  const id = randomUUID()
  const pass = shownFor(credential, [id])
  assert.equal((await ask({ ...pass.body, unlisted: true })).status, 201)
  const review = { body: employeeReview(id, { company: 'CV Gudang Anak' }) }
  assert.equal((await it.call('submitReview', review, { bearer: pass.pass })).status, 201)
  const merge = { params: { id }, body: { decision: 'merge', into } }
  assert.equal((await it.call('decideCompany', merge, { bearer: editor })).status, 200)
  await it.app.tasks.drain()
  const asked = await ask(shownFor(credential, [into]).body)
  assert.deepEqual(
    [asked.status, asked.body.code, asked.body.candidates.company_id.map(({ id }: { id: string }) => id)],
    [409, 'companies_merged', [id]],
  )
  assert.equal((await ask(shownFor(credential, [into, id]).body)).status, 201)
  assert.equal((await ask(shownFor(credential, [into, early]).body)).body.code, 'credential_invalid')
})

test('a browser sends nothing if the site’s key is not the one that it knows', async () => {
  const { token } = await signIn(it)
  const client = clientOf(it, token)
  const place = credentialInMemory()
  await getCredential(client, place)
  const [shown, mine] = [{ ...place.get()! }, [{ kind: 'review' as const, company }]]
  const sent: string[] = []
  const lying: typeof client = async (name, input, bearer) => {
    sent.push(name)
    const answer = await client(name, input, bearer)
    if (name !== 'passKeys') return answer
    return { ...answer, keys: [{ year: 2026, key: encode(randomBytes(99)) }] } as typeof answer
  }
  await assert.rejects(requestPass(lying, place, mine), { kind: 'wrong-key' })
  assert.deepEqual([sent, place.get()], [['passKeys'], shown])
  const issuing: typeof client = async (name, input, bearer) =>
    client(name, input, bearer).then(answer =>
      name === 'passKeys' ? answer : ({ ...answer, response: encode(randomBytes(454)) } as typeof answer),
    )
  await assert.rejects(requestPass(issuing, credentialInMemory(), mine), { kind: 'wrong-key' })
})
