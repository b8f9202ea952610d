import { endSession } from '#server/accounts/sessions.ts'
import type { Parts, Room } from '#server/platform/parts.ts'
import { ownerLogin } from './login.ts'
import { getOwner, presentSelf } from './owner.ts'
import { ownerTables } from './rewritten-tables.ts'

type Names = 'ownerLogin' | 'ownerLogout' | 'ownerMe'

/** Who speaks for a company: how they sign in, and what their company's subscription lets them do. */
export function createOwnersRoom(parts: Parts): Room<Names> {
  return {
    handlers: {
      ownerLogin: ({ body }, context) => ownerLogin(parts, body, context),
      ownerLogout: (_, context) => endSession(parts, context),
      ownerMe: async (_, context) => presentSelf(await getOwner(parts, context, 'account')),
    },
    rewritten: ownerTables,
  }
}
