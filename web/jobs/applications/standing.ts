import type { OwnApplication } from '#shared/contract/jobs/applications.ts'

/** The one that counts for a vacancy: what was withdrawn may be sent anew. */
export const standsFor =
  (vacancyId: string) =>
  ({ state, vacancy }: OwnApplication): boolean =>
    vacancy.id === vacancyId && state !== 'withdrawn'

type Standing = Pick<OwnApplication, 'state'> & { vacancy: Pick<OwnApplication['vacancy'], 'is_taken_down'> }

/** What the team warns of is over, and nobody is invited there. */
export const isRunning = ({ state, vacancy }: Standing): boolean =>
  !vacancy.is_taken_down && state !== 'declined' && state !== 'withdrawn'

/** Invitations before the others, each as they came. */
export const invitedFirst = <One extends Standing>(list: readonly One[]): One[] =>
  list.toSorted((a, b) => Number(isInvitation(b)) - Number(isInvitation(a)))

export const isInvitation = (one: Standing): boolean => one.state === 'invited' && isRunning(one)
