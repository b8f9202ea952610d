/**
 * The team's desks, in the order of the tabs, with the role that decides; administrators may always. Each has four
 * calls, whose names are made here (`deskReview`, `openReview`, `decideReview`, `undoReview`); the schemas are in
 * `desk.ts`.
 */
export const DESK_SUBJECTS = {
  review: 'moderator',
  company: 'editor',
  candidate: 'editor',
  claim: 'editor',
  report: 'moderator',
  pay: 'moderator',
  reply: 'moderator',
  hiding: 'moderator',
  vacancy: 'moderator',
  question: 'moderator',
  answer: 'moderator',
  contact: 'editor',
  takedown: 'administrator',
  right: 'administrator',
} as const satisfies Record<string, 'moderator' | 'editor' | 'administrator'>

export type DeskSubject = keyof typeof DESK_SUBJECTS
export const SUBJECTS = Object.keys(DESK_SUBJECTS) as DeskSubject[]

/** List the open items, claim one, decide on it, and undo the decision. */
const CALLS = {
  desk: { method: 'GET', path: '' },
  open: { method: 'PUT', path: '/:id/claim' },
  decide: { method: 'POST', path: '/:id/decision' },
  undo: { method: 'DELETE', path: '/:id/decision' },
} as const
export type DeskAct = keyof typeof CALLS

export type DeskCall<A extends DeskAct, S extends DeskSubject> = `${A}${Capitalize<S>}`
export const deskCall = <A extends DeskAct, S extends DeskSubject>(act: A, subject: S): DeskCall<A, S> =>
  `${act}${subject.charAt(0).toUpperCase()}${subject.slice(1)}` as DeskCall<A, S>

type DeskEndpoints = Record<
  DeskCall<DeskAct, DeskSubject>,
  { method: (typeof CALLS)[DeskAct]['method']; path: string; auth: 'staff' }
>
export const DESK_ENDPOINTS = Object.fromEntries(
  SUBJECTS.flatMap(subject =>
    (Object.keys(CALLS) as DeskAct[]).map((act): [string, DeskEndpoints['deskReview']] => {
      const { method, path } = CALLS[act]
      return [deskCall(act, subject), { method, path: `/team/desk/${subject}${path}`, auth: 'staff' }]
    }),
  ),
) as DeskEndpoints
