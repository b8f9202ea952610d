import { httpCall } from '#web/platform/call.ts'
import { useData } from '#web/platform/use-data.ts'
import { useSession } from '#web/platform/session.ts'

/** Applications of the signed-in person. */
export const useApplications = () =>
  useData(useSession()?.token, async () => (await httpCall('ownApplications', {})).applications)
