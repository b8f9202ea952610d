import type { User } from '#shared/contract/accounts.ts'
import type { Context, Holder } from '#server/platform/api.ts'
import { addDays, dayOf } from '#server/platform/clock.ts'
import { fail } from '#server/platform/errors.ts'
import { createLimits } from '#server/platform/limits.ts'
import { deliverMessages } from '#server/platform/outbox.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import type { Address } from './address.ts'
import { listInbox } from './inbox.ts'
import { presentUser } from './present.ts'
import { requestCode } from './request-code.ts'
import { authenticate } from './sessions.ts'
import { teamLogin, teamVerify } from './team.ts'
import { verifyCode } from './verify.ts'
import * as store from './store.ts'

type Names =
  | 'loginEmail'
  | 'registerEmail'
  | 'loginPhone'
  | 'registerPhone'
  | 'verifyCode'
  | 'logout'
  | 'me'
  | 'teamLogin'
  | 'teamVerify'
  | 'teamLogout'
  | 'inbox'

/** Accounts and the team's members: how they sign in, and whom a bearer belongs to. */
export function createAccountsRoom(
  parts: Parts,
): Room<Names> & { authenticate(kind: Holder['kind'], token: string): Promise<Holder | undefined> } {
  const { db, clock, secrets } = parts
  const room = { parts, limits: createLimits({ clock, key: secrets.index }) }
  const ask = (to: Address, context: Context) => requestCode(room, 'account', to, context)
  return {
    authenticate: (kind, token) => authenticate(parts, kind, token),
    handlers: {
      loginEmail: ({ body }, context) => ask({ channel: 'email', to: body.email }, context),
      registerEmail: ({ body }, context) => ask({ channel: 'email', to: body.email }, context),
      loginPhone: ({ body }, context) => ask({ channel: 'whatsapp', to: body.phone }, context),
      registerPhone: ({ body }, context) => ask({ channel: 'whatsapp', to: body.phone }, context),
      verifyCode: ({ body }, context) => verifyCode(room, body, context),
      logout: (_, context) => signOut(parts, context),
      me: async (_, context) => ({ user: await getUser(parts, context) }),
      teamLogin: ({ body }, context) => teamLogin(room, body.email, context),
      teamVerify: ({ body }, context) => teamVerify(room, body, context),
      teamLogout: (_, context) => signOut(parts, context),
      inbox: ({ query }, context) => listInbox(parts, query.to, context),
    },
    tasks: {
      identity: {
        deliver: deliverMessages(parts),
        sweepAccounts: () =>
          store.sweep(db.identity, clock.now(), addDays(dayOf(clock.now()), -HALF_YEAR_DAYS)),
      },
    },
    daily: [{ schema: 'identity', kind: 'sweepAccounts', hour: 3 }],
  }
}

const HALF_YEAR_DAYS = 182

async function signOut({ db }: Parts, { holder }: Context): Promise<{ done: true }> {
  if (holder) await store.deleteSession(db.identity, holder.tokenHash)
  return { done: true }
}

async function getUser({ db, secrets }: Parts, { holder }: Context): Promise<User> {
  const account = holder && (await store.findAccount(db.identity, holder.id))
  if (!account) return fail('unauthenticated')
  return presentUser(secrets, account)
}
