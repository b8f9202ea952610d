import { httpCall } from '#web/platform/call.ts'
import { useData } from '#web/platform/use-data.ts'
import { useSession } from '#web/platform/session.ts'

/** The signed-in person's account, loaded again when the session changes. */
export const useOwnAccount = () => useData(useSession()?.token, () => httpCall('ownAccount', {}))

export type PutAccount = ReturnType<typeof useOwnAccount>['put']
