import type { hiring as id } from '../../id/jobs/hiring.ts'
import { hiring as words } from '../../id/jobs/hiring.ts'

const plural = (count: string, one: string, many: string) => `${count} ${count === '1' ? one : many}`

/** Texts of a company's list of applications. */
export const hiring: typeof id = {
  states: {
    sent: 'New',
    seen: 'Opened',
    invited: 'Invited',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
  },
  title: 'Applications',
  lead: 'Applicants are told when you open their application. How soon you answer shows on your company’s page.',
  filter: 'Filter applications',
  shown: { waiting: 'Waiting', answered: 'Answered', withdrawn: 'Withdrawn', all: 'All' },
  vacancies: 'Jobs',
  everyVacancy: 'All jobs',
  takenDown:
    'Our team took your company’s vacancies down. Applications for them cannot be opened while this holds. The reason is in the list of your vacancies.',
  none: 'Nobody has applied yet.',
  noneHint: 'As soon as somebody does, we write to you every morning.',
  noVacancies: 'Your present subscription does not include posting jobs.',
  noneSuch: 'None of this kind.',
  showAll: 'See all',
  withdrawn: 'The applicant withdrew it',
  sentOn: day => `sent ${day}`,
  late: 'more than three weeks without an answer',
  waiting: count => `${plural(count, 'application waits', 'applications wait')} for your answer`,
  newOnes: count => `${count} not opened yet`,
  seeAll: 'See all applications',
  one: {
    title: 'One application',
    back: 'All applications',
    missing:
      'This application cannot be opened: its applicant deleted it, or our team took its vacancy down.',
    for: job => `For: ${job}`,
    file: 'Download résumé',
    fileFailed: 'The résumé cannot be downloaded just now. Try again.',
    retention: 'Use it for this job alone. Six months after the job has ended, all of it is deleted.',
    withdrawn: 'The applicant withdrew it. What was written and the résumé are deleted.',
    next: (name, waiting) => `Next: ${name} (${waiting} waiting)`,
    answered: (state, day) => `${state} on ${day}`,
  },
  answer: {
    title: 'Answer',
    decision: 'What is your answer?',
    decisions: { invited: 'Invite', declined: 'Decline' },
    message: 'Message to the applicant',
    hint: 'Change it as you need. This applicant reads Indonesian.',
    hintOther: 'Change it as you need. This applicant reads English.',
    // In the applicant's language, not the reader's.
    templates: words.answer.templates,
    counter: (used, most) => `${used} of ${most}`,
    fill: 'First replace what is in square brackets.',
    missing: 'Choose the answer, then write the message.',
    asBefore: 'As your last answer for this job.',
    send: 'Send answer',
    sendNext: waiting => `Send, open the next (${waiting})`,
    sendOnly: 'Send',
    sent: 'The answer was sent.',
    failed: 'Not sent yet. Try again in a moment.',
  },
}
