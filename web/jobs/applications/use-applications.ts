import { httpCall } from '#web/platform/call.ts'
import { useData } from '#web/platform/use-data.ts'
import { useSession } from '#web/platform/session.ts'

/** The applications of the person who is signed in here. */
export const useApplications = () =>
  useData(useSession()?.token, async () => (await httpCall('ownApplications', {})).applications)
