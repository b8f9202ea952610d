import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { totpOf } from '#server/accounts/team.ts'
import type { Member } from './cast.ts'
import { DAY, FIRST_DAY, HOUR, mailedCode, type Domain, type World } from './world.ts'

/** Staff members come twice a day, in turns, and decide on pending items. */
export const moderating: Domain = ({ cast, random, days }) => {
  const of = (role: Member['role']) => cast.team.filter(member => member.role === role)
  return Array.from({ length: days }, (_, day) => day).flatMap(day => [
    {
      at: FIRST_DAY + day * DAY + 10 * HOUR,
      run: world => decideReviews(world, random.pick(of('moderator'))),
    },
    {
      at: FIRST_DAY + day * DAY + 16 * HOUR,
      run: world => decideReviews(world, random.pick(of('moderator'))),
    },
    {
      at: FIRST_DAY + day * DAY + 13 * HOUR,
      run: world => decideRest(world, of('editor')[0] as Member, of('administrator')[0] as Member),
    },
  ])
}

async function decideReviews(world: World, member: Member): Promise<void> {
  const bearer = await staffSession(world, member)
  for (const { id } of (await world.call('deskReview', {}, { bearer })).body.rows) {
    const decision = world.random.chance(0.87)
      ? { decision: 'publish', confirm_burst: true }
      : { decision: 'reject', guideline: 3 }
    await world.call('openReview', { params: { id } }, { bearer })
    const { status, body } = await world.call('decideReview', { params: { id }, body: decision }, { bearer })
    assert.ok(status === 200 || status === 409 || status === 422, JSON.stringify(body))
    world.it.clock.move(40_000)
    await world.it.app.tasks.drain()
  }
  await world.call('teamLogout', {}, { bearer })
}

async function decideRest(world: World, editor: Member, administrator: Member): Promise<void> {
  const bearer = await staffSession(world, editor)
  for (const { id } of (await world.call('deskCompany', {}, { bearer })).body.rows) {
    await world.call('openCompany', { params: { id } }, { bearer })
    const body = { decision: 'approve', confirm_name: true }
    await world.call('decideCompany', { params: { id }, body }, { bearer })
    await world.it.app.tasks.drain()
  }
  const other = await staffSession(world, administrator)
  for (const { id } of (await world.call('deskReport', {}, { bearer: other })).body.rows) {
    await world.call('openReport', { params: { id } }, { bearer: other })
    const body = world.random.chance(0.3) ? { uphold: true, guideline: 3 } : { uphold: false }
    await world.call('decideReport', { params: { id }, body }, { bearer: other })
    await world.it.app.tasks.drain()
  }
}

async function staffSession(world: World, { email, secret }: Member): Promise<string> {
  const as = { device: randomUUID(), address: '203.0.113.9' }
  const asked = await world.call('teamLogin', { body: { email } }, as)
  assert.equal(asked.status, 202, JSON.stringify(asked.body))
  const two_factor_code = await mailedCode(world, email)
  world.it.clock.move(30_000)
  const totp = totpOf(secret).generate({ timestamp: world.now() })
  const body = { user_id: asked.body.user_id, two_factor_code, totp }
  const verified = await world.call('teamVerify', { body }, as)
  assert.equal(verified.status, 200, JSON.stringify(verified.body))
  return verified.body.token as string
}
