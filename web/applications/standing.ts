import type { OwnApplication } from '#shared/contract/jobs/applications.ts'

type Standing = Pick<OwnApplication, 'state'> & { vacancy: Pick<OwnApplication['vacancy'], 'is_taken_down'> }

/** What the team warns of is over, and nobody is invited there. */
export const isRunning = ({ state, vacancy }: Standing): boolean =>
  !vacancy.is_taken_down && state !== 'declined' && state !== 'withdrawn'

export const isInvitation = (one: Standing): boolean => one.state === 'invited' && isRunning(one)
