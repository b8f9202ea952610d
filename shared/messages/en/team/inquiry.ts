import type {
  contactDesk as contactDeskId,
  inquiry as inquiryId,
  rightDesk as rightDeskId,
  takedownDesk as takedownDeskId,
} from '../../id/team/inquiry.ts'

const keys: typeof contactDeskId.keys = [
  [['J', '↓'], 'next letter'],
  [['K', '↑'], 'previous letter'],
  [['N'], 'write the answer'],
  [['Esc'], 'leave the writing'],
  [['L'], 'skip'],
  [['U'], 'undo the last decision'],
  [['?'], 'this list'],
]

/** These desks' versions of the texts that every desk has. */
export const contactDesk: typeof contactDeskId = {
  tab: 'Messages',
  title: 'Messages to us',
  acts: {
    contact_answered: 'Message answered',
    contact_dropped: 'Message closed without an answer',
  },
  failed: 'The messages could not be loaded.',
  emptyTitle: 'No messages are waiting.',
  keys,
}
export const takedownDesk: typeof takedownDeskId = {
  tab: 'Takedowns',
  title: 'Takedown requests',
  acts: {
    examined: 'Not shown while a request is examined',
    takedown_hidden: 'Takedown: taken down first',
    takedown_upheld: 'Takedown granted',
    takedown_refused: 'Takedown refused',
    takedown_answered: 'Takedown answered, nothing to take down',
  },
  failed: 'The takedown requests could not be loaded.',
  emptyTitle: 'No takedown requests are waiting.',
  keys: [[['1', '…', '6'], 'choose the guideline that was broken'], ...keys],
}
export const rightDesk: typeof rightDeskId = {
  tab: 'Data requests',
  title: 'Data requests',
  acts: {
    right_upheld: 'Data request granted',
    right_refused: 'Data request refused',
  },
  failed: 'The data requests could not be loaded.',
  emptyTitle: 'No data requests are waiting.',
  keys,
}

const hoursOf = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

/** Further texts of these desks; part of `team`. */
export const inquiry: typeof inquiryId = {
  order: 'due first',
  classes: {
    message: 'Message',
    person: 'Person named',
    defamation: 'Defamation',
    personal_data: 'Personal data',
    court_order: 'Court order',
    copyright: 'Copyright',
    other: 'Something else',
    access: 'See data',
    correction: 'Correct data',
    restriction: 'Restrict processing',
    objection: 'Objection',
    erasure: 'Erase data',
  },
  askers: {
    person: 'the person, or who speaks for them',
    company: 'a company',
    authority: 'an authority',
    authority_urgent: 'an authority, urgently',
  },
  noName: 'no name',
  title: (kind, ticket) => `${kind}, ${ticket}`,
  left: hours =>
    hours < 0
      ? `${hoursOf(-hours)} late`
      : hours < 72
        ? `${hoursOf(hours)} left`
        : `${Math.floor(hours / 24)} days left`,
  flags: {
    half: 'half the time has passed',
    most: 'nearly due',
    late: 'late',
    hidden: 'taken down first',
    again: 'asked once more',
  },
  facts: {
    name: 'Name',
    email: 'Email',
    who: 'Who asks',
    company: 'Company',
    address: 'Address of the page',
    language: 'Language',
    earlier: 'Before',
  },
  languages: { id: 'Indonesian', en: 'English' },
  proven: email => `${email} (confirmed)`,
  unproven: email => `${email} (not confirmed)`,
  outcomes: {
    answered: 'answered',
    dropped: 'closed without an answer',
    upheld: 'granted',
    refused: 'not granted',
  },
  messageTitle: 'What they write',
  contentTitle: 'What stands at that address',
  what: 'What goes',
  contents: {
    review: 'Review',
    reply: 'Company reply',
    question: 'Question',
    answer: 'Answer',
    salary_comment: 'Salary comment',
    vacancy: 'Vacancy, declined where it is granted',
  },
  notShown: 'not shown any more',
  examined: 'taken down first: only the team still reads it',
  chooseContent: 'Choose what goes first.',
  openPage: 'Open the page',
  noPage: 'That is no page of this site.',
  noContent:
    'Nothing at this address can be taken down, so there is nothing to grant. If it is gone already, or you have set the company’s profile back under Company officers, send an answer. If the address is not the right one, refuse and ask for the address of one review, question, vacancy or company’s pay.',
  files: 'Evidence',
  download: 'Download',
  decision: 'Decision',
  history: 'History of this letter',
  note: 'Answer',
  noteHint: 'Sent exactly as written. Do not mention the author.',
  writeFirst: 'Write the answer first.',
  byGuideline: 'Why, if it is granted',
  byLaw: 'At a legal request',
  byLawDetail: 'an order of a court or an authority, personal data, copyright',
  chooseReason: 'First choose why: the guideline that was broken, or a legal request.',
  acts: {
    answer: 'Send the answer',
    drop: 'Close without an answer',
    hide: 'Take down first',
    uphold: 'Grant',
    refuse: 'Refuse',
  },
  done: {
    answer: 'The answer will be sent.',
    drop: 'Closed without an answer; the sender will be notified.',
    hide: 'Taken down for now. The letter still waits for a decision.',
    uphold: 'Granted, the answer will be sent.',
    refuse: 'Refused, the reason will be sent.',
  },
}
