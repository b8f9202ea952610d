// What holds for every call of the table, whatever is sent.
import assert from 'node:assert/strict'
import test, { after, before } from 'node:test'
import fc from 'fast-check'
import { ENDPOINTS, type EndpointName } from '#shared/contract/endpoints.ts'
import { testApp, type TestApp } from './support/app.ts'
import { signIn, signInStaff } from './support/sign-in.ts'

let app: TestApp
let tokens: Record<string, string | undefined>
before(async () => {
  app = await testApp()
  const account = await signIn(app)
  const staff = await signInStaff(app, 'administrator')
  tokens = { session: account.token, optional: account.token, staff: staff.token }
})
after(() => app.close())

const NAMES = Object.keys(ENDPOINTS) as EndpointName[]
const RUNS = 60

for (const name of NAMES)
  test(`${name} is answered, and no nonsense makes it fail on our side`, async () => {
    const { method, path, auth } = ENDPOINTS[name]
    const keys = [...path.matchAll(/:(\w+)/g)].map(match => match[1] as string)
    const params = fc.record(Object.fromEntries(keys.map(key => [key, fc.string({ unit: 'grapheme' })])))
    const input = fc.record({
      params,
      query: fc.dictionary(fc.string(), fc.string({ unit: 'binary' }), { maxKeys: 5 }),
      body: method === 'GET' ? fc.constant(undefined) : fc.jsonValue({ maxDepth: 4 }),
      bearer: fc.option(fc.stringMatching(/^[\w-]{1,60}$/), { nil: undefined }),
    })
    // Signing out would leave the others at the door.
    const token = /logout$/i.test(name) ? undefined : tokens[auth]
    await fc.assert(
      fc.asyncProperty(input, async ({ bearer, ...rest }) => {
        const { status, body } = await app.call(name, rest, { bearer: token ?? bearer })
        assert.ok(status < 500, `${status} ${JSON.stringify(body)}`)
        if (status >= 400) assert.deepEqual(Object.keys(body).sort(), ['code', 'errors', 'message'])
      }),
      { numRuns: RUNS },
    )
  })
