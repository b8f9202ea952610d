import type { vacancy as id, vacancyDesk as idDesk } from '../../id/team/vacancy.ts'

/** This desk's version of the texts that every desk has. */
export const vacancyDesk: typeof idDesk = {
  changed: 'The company has just changed it; read it once more.',
  failed: 'The held vacancies could not be loaded.',
  emptyTitle: 'No vacancies are waiting.',
  keys: [
    [['J', '↓'], 'next vacancy'],
    [['K', '↑'], 'previous vacancy'],
    [['A'], 'publish'],
    [['T'], 'decline for the reason given'],
    [['N'], 'write the reason'],
    [['Esc'], 'leave the reason'],
    [['L'], 'skip'],
    [['U'], 'undo the last decision'],
    [['?'], 'this list'],
  ],
}

/** Further texts of this desk; part of `team`. */
export const vacancy: typeof id = {
  kicker: 'Vacancy',
  heading: company => `Vacancy of ${company}`,
  order: 'oldest first',
  kinds: {
    no_pay: 'pay not stated',
    below_minimum: 'below the minimum wage',
    money: 'asks for money',
    deposit: 'keeps diplomas or documents',
    photo: 'asks for a photo',
    age: 'age limit',
    religion: 'religion',
    looks: 'looks',
    marital: 'marital status',
    gender: 'gender',
    contact: 'contact outside the site',
    declined: 'The team declined this vacancy before, so it reads it again before it appears.',
    taken_down:
      'The team took down all of this company’s vacancies once, so it reads each of its advertisements first.',
  },
  reasons: {
    money: 'asks for money',
    unfair: 'demands what nobody may demand',
    fake: 'fake',
    differs: 'turned out different',
    other: 'something else',
  },
  reported: 'Reported by readers',
  isOpen: 'This vacancy is shown to readers.',
  noWords: 'without words',
  takeDown: {
    action: count => `Take down all of this company’s vacancies (${count})`,
    title: company => `Take down all vacancies of ${company}?`,
    body: count =>
      `${count} that are open or waiting are gone for readers at once, for the reason you wrote. Those who applied are told, and the team reads each new advertisement of the company first. Only an administrator can lift this, and what is down does not come back by itself.`,
    yes: 'Take all down',
    done: count => `${count} vacancies taken down.`,
  },
  lift: {
    action: 'Lift this company’s take-down',
    title: company => `Lift the take-down of ${company}?`,
    body: 'Its new vacancies are published as any others again, and it can read the applications that were sent to it. Advertisements that were declined still come to the team first. Applicants who were warned are told. Your reason stands in the team’s history and is not sent to the company.',
    yes: 'Lift the take-down',
    note: 'Reason for the team’s history',
    heading: 'Vacancies',
    standing: 'The team took down all vacancies of this company, and reads each new advertisement first.',
    unknown: 'Whether this company’s vacancies were taken down could not be loaded.',
    done: 'Take-down lifted.',
  },
  no: 'Cancel',
  failed: 'That did not work yet. Try again.',
  article: article => `art. ${article}`,
  texts: {
    title: 'Title',
    description: 'The work',
    expectations: 'What is expected',
    requirements: 'Requirements',
  },
  decision: 'Decision',
  why: 'The rules marked these words; publish it if nothing is broken after all.',
  note: 'Reason for the company',
  noteHint: 'Say what has to change.',
  logged:
    'The team’s history keeps your decision, its week and your name; the company is not told who decided.',
  writeFirst: 'Write the reason first, five characters or more.',
  show: 'Publish',
  decline: 'Decline',
  shown: 'The vacancy has been published.',
  declined: 'The vacancy has been declined.',
}
