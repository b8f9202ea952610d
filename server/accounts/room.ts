import type { Context, Holder } from '#server/platform/http/api.ts'
import { deliverMessages } from '#server/platform/delivery/outbox.ts'
import { withDeadline } from '#server/platform/deadline.ts'
import { orWait } from '#server/platform/http/errors.ts'
import type { Rule } from '#server/platform/limits/limits.ts'
import type { Room } from '#server/platform/parts.ts'
import { proveAddress, removeAddress } from './own/addresses.ts'
import { deleteAccount, endDevices } from './own/delete-account.ts'
import { chooseLanguage, nameAccount, readOwnAccount, readUser } from './own/own-account.ts'
import { readSaved, save, unsave } from './own/saved.ts'
import type { Notifying } from './own/notify.ts'
import { listInbox } from './inbox.ts'
import { newAddress, requestCode, type CodeRequest } from './request-code.ts'
import { authenticate, endSession, sweepAccounts } from './sessions.ts'
import { teamLogin, teamVerify } from './team.ts'
import { verifyCode } from './verify.ts'
import * as store from './store.ts'
import { MAIL_REFUSED, noteMailRefused } from './mail-refused.ts'
import { createTurns } from './serial-queue.ts'
import { createYearKeys } from './pass/year-key.ts'
import { createProofPool } from './pass/proof-pool.ts'
import { issueCredential, sweepHolders, takeNewStart } from './pass/credential.ts'
import { plainTables } from '#server/platform/rewriting/table.ts'

/** Issuing takes 40 ms of the processor; a browser asks at each sign-in. */
const CREDENTIALS: Rule = { name: 'pass-credential', most: 30, seconds: 3600 }

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
  | 'ownAccount'
  | 'nameAccount'
  | 'chooseLanguage'
  | 'saved'
  | 'save'
  | 'unsave'
  | 'addAddress'
  | 'proveAddress'
  | 'removeAddress'
  | 'endDevice'
  | 'endOtherDevices'
  | 'passCredential'
  | 'newStart'
  | 'deleteAccount'

/** Accounts and the team's members: how they sign in, and to whom a bearer token belongs. */
export function createAccountsRoom(
  parts: Notifying,
): Room<Names> & { authenticate(kind: Holder['kind'], token: string): Promise<Holder | undefined> } {
  const { db, clock, limits } = parts
  const deliver = deliverMessages(parts)
  const passParts = { ...parts, yearKeys: createYearKeys(parts), proofs: createProofPool() }
  const codeParts = { ...parts, turns: createTurns() }
  const requestAccountCode = (to: CodeRequest, context: Context) =>
    requestCode(codeParts, 'account', to, context)
  return {
    authenticate: (kind, token) => authenticate(parts, kind, token),
    handlers: {
      loginEmail: ({ body }, context) => requestAccountCode({ channel: 'email', to: body.email }, context),
      registerEmail: ({ body }, context) =>
        requestAccountCode({ channel: 'email', to: body.email, consent: body.consent }, context),
      loginPhone: ({ body }, context) => requestAccountCode({ channel: 'whatsapp', to: body.phone }, context),
      registerPhone: ({ body }, context) =>
        requestAccountCode({ channel: 'whatsapp', to: body.phone, consent: body.consent }, context),
      verifyCode: ({ body }, context) => verifyCode(parts, body, context),
      logout: (_, context) => endSession(parts, context),
      me: (_, context) => readUser(parts, context),
      ownAccount: (_, context) => readOwnAccount(parts, context),
      nameAccount: ({ body }, context) => nameAccount(parts, body.name, context),
      chooseLanguage: ({ body }, context) => chooseLanguage(parts, body.language, context),
      saved: (_, context) => readSaved(parts, context),
      save: ({ body }, context) => save(parts, body, context),
      unsave: ({ params }, context) => unsave(parts, params.id, context),
      addAddress: ({ body }, context) => requestCode(codeParts, 'address', newAddress(body), context),
      proveAddress: ({ body }, context) => proveAddress(parts, body, context),
      removeAddress: ({ params }, context) => removeAddress(parts, params.channel, context),
      endDevice: ({ params }, context) => endDevices(parts, params.id, context),
      endOtherDevices: (_, context) => endDevices(parts, undefined, context),
      async passCredential({ body }, context) {
        orWait(await limits.here.take({ rule: CREDENTIALS, of: [context.holder?.id ?? ''] }))
        return issueCredential(passParts, body, context)
      },
      async newStart({ body }, context) {
        orWait(await limits.here.take({ rule: CREDENTIALS, of: [context.holder?.id ?? ''] }))
        return takeNewStart(passParts, body, context)
      },
      deleteAccount: ({ body }, context) => deleteAccount(parts, body.agreed, context),
      teamLogin: ({ body }, context) => teamLogin(codeParts, body.email, context),
      teamVerify: ({ body }, context) => teamVerify(parts, body, context),
      teamLogout: (_, context) => endSession(parts, context),
      inbox: ({ query }, context) => listInbox(parts, query.to, context),
    },
    tasks: {
      identity: {
        // `deliver` has a statement deadline: a code must not wait for a connection that died.
        [MAIL_REFUSED]: ({ index }: { index: string }) => noteMailRefused(parts, index),
        deliver: message => withDeadline(() => deliver(message)),
        sweepAccounts: () => sweepAccounts(parts),
        'sweep-pass-holders': () => sweepHolders(parts),
        sweepCodes: () => store.sweepCodes(db.identity, clock.now()),
      },
    },
    daily: [
      { schema: 'identity', kind: 'sweepAccounts', hour: 3 },
      { schema: 'identity', kind: 'sweep-pass-holders', hour: 3 },
      { schema: 'identity', kind: 'sweepCodes', hour: 'every' },
    ],
    rewritten: [
      ...plainTables('identity', [
        'session',
        'challenge',
        'signed_in_before',
        'inbox_message',
        'staff',
        'consent_text',
        'pass_holder',
      ]),
      { schema: 'identity', name: 'consent_event', overwrite: 'purpose' },
      { schema: 'identity', name: 'account', overwrite: 'created_month' },
    ],
  }
}
