import type { OwnApplication } from '#shared/contract/jobs/applications.ts'

/** Selects the valid application for a vacancy; after a withdrawal the person may apply again. */
export const isValidFor =
  (vacancyId: string) =>
  ({ state, vacancy }: OwnApplication): boolean =>
    vacancy.id === vacancyId && state !== 'withdrawn'

type ApplicationState = Pick<OwnApplication, 'state'> & {
  vacancy: Pick<OwnApplication['vacancy'], 'is_taken_down'>
}

/**
 * Neither declined nor withdrawn, and the vacancy was not taken down: an invitation to a taken-down vacancy must not be
 * followed.
 */
export const isRunning = ({ state, vacancy }: ApplicationState): boolean =>
  !vacancy.is_taken_down && state !== 'declined' && state !== 'withdrawn'

/** Invitations first, otherwise in the given order. */
export const invitedFirst = <One extends ApplicationState>(list: readonly One[]): One[] =>
  list.toSorted((a, b) => Number(isInvitation(b)) - Number(isInvitation(a)))

export const isInvitation = (one: ApplicationState): boolean => one.state === 'invited' && isRunning(one)
