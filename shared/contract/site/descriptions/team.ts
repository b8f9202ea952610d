import {
  deskCall,
  DESK_SUBJECTS,
  SUBJECTS,
  type DeskAct,
  type DeskCall,
  type DeskSubject,
} from '../../moderation/desk-subjects.ts'

const ACTS: Record<DeskAct, (what: string) => string> = {
  desk: what => `Desk, ${what}: lists what waits.`,
  open: what => `Desk, ${what}: takes one to decide on it.`,
  decide: what => `Desk, ${what}: decides on one.`,
  undo: what => `Desk, ${what}: takes the decision back.`,
}

const DESK_CALLS = Object.fromEntries(
  SUBJECTS.flatMap(subject =>
    (Object.keys(ACTS) as DeskAct[]).map(act => [
      deskCall(act, subject),
      ACTS[act](DESK_SUBJECTS[subject].what),
    ]),
  ),
) as Record<DeskCall<DeskAct, DeskSubject>, string>

/** The team’s own calls. */
export const TEAM = {
  Team: {
    teamLogin: 'Sends a code to a member of the team.',
    teamVerify: 'Trades that code and the authenticator’s for a session.',
    teamLogout: 'Ends the session.',
    teamCounts: 'Counts what waits at each desk.',
    leaveDesk: 'Leaves all that was taken to decide on it.',
    companyOfficers: 'Lists the officers of a company, whose names are screened for.',
    addOfficer: 'Adds an officer.',
    removeOfficer: 'Removes an officer.',
    teamProfile: 'Shows a company’s profile with its history.',
    setProfileBack: 'Sets a profile back to an earlier version.',
    teamPosts: 'Lists the articles to edit.',
    teamPost: 'Shows an article’s text to edit.',
    savePost: 'Saves an article.',
    teamFaqs: 'Lists the frequent questions to edit.',
    teamFaq: 'Shows one of them to edit.',
    saveFaq: 'Saves one of them.',
    takeDownVacancies: 'Takes down all vacancies of a company.',
    takenDown: 'Tells whether a company’s vacancies are taken down.',
    liftTakeDown: 'Lets a company post vacancies again.',
    claimFile: 'Gives a file of a claim.',
    memberships: 'Lists the companies’ subscriptions.',
    changeMembership: 'Changes a company’s subscription.',
    teamHistory: 'Lists what the team did.',
    inquiryFile: 'Gives a file of a takedown request.',
    ...DESK_CALLS,
  },
} as const
