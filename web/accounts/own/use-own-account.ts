import { httpCall } from '#web/platform/call.ts'
import { useData } from '#web/platform/use-data.ts'
import { useSession } from '#web/platform/session.ts'

/** The account of the person who is signed in here. It is loaded again when another person signs in. */
export const useOwnAccount = () => useData(useSession()?.token, () => httpCall('ownAccount', {}))

export type PutAccount = ReturnType<typeof useOwnAccount>['put']
