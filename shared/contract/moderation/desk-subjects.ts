import type { PageName } from '../../paths.ts'

type Desk = {
  /** Role that decides; administrators may always. */
  role: 'moderator' | 'editor' | 'administrator'
  page: PageName
  /** What is decided on, in the description of the calls. */
  what: string
}

/**
 * The team's desks, in the order of the tabs. Each has four calls, whose names are made here (`deskReview`,
 * `openReview`, `decideReview`, `undoReview`); the schemas are in `desk.ts`.
 */
export const DESK_SUBJECTS = {
  review: { role: 'moderator', page: 'teamQueue', what: 'review' },
  company: { role: 'editor', page: 'teamCompanies', what: 'new company' },
  candidate: { role: 'editor', page: 'teamCandidates', what: 'company of the directory' },
  claim: { role: 'editor', page: 'teamClaims', what: 'claim' },
  report: { role: 'moderator', page: 'teamReports', what: 'report' },
  pay: { role: 'moderator', page: 'teamPay', what: 'unusual pay' },
  reply: { role: 'moderator', page: 'teamReplies', what: 'company’s reply' },
  hiding: { role: 'moderator', page: 'teamHidings', what: 'hidden review or comment' },
  vacancy: { role: 'moderator', page: 'teamVacancies', what: 'vacancy' },
  question: { role: 'moderator', page: 'teamQuestions', what: 'question' },
  answer: { role: 'moderator', page: 'teamAnswers', what: 'answer' },
  contact: { role: 'editor', page: 'teamContacts', what: 'letter' },
  takedown: { role: 'administrator', page: 'teamTakedowns', what: 'takedown request' },
  right: { role: 'administrator', page: 'teamRights', what: 'data request' },
} as const satisfies Record<string, Desk>

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
