import type { reading as id } from '../id/reading.ts'

const reviewsOf = (count: string) => `${count} ${count === '1' ? 'review' : 'reviews'}`

export const reading: typeof id = {
  headTitle: (headline, company) => `“${headline}”, a review of ${company}`,
  by: company => `An anonymous review of working or applying at ${company}.`,
  others: company => `Other reviews of ${company}`,
  all: company => `All reviews of ${company}`,
  locked: {
    title: company => `This review of ${company} is locked`,
    body: 'The three newest reviews of every company are open to everybody. Older ones, this one among them, open once you sign in. Signing in is free and takes no more than an e-mail address, which is never stored with a review.',
  },
  stub: {
    owner: company => `This review of ${company} is hidden`,
    team: company => `This review of ${company} was removed`,
    description: 'Its text is no longer shown. The reason, and what still counts, are written here.',
  },
  latest: {
    title: 'Latest reviews',
    headTitle: 'Latest reviews of all companies',
    description: 'What employees, former employees and applicants have just written, anonymously.',
    lead: 'The newest review of each company. All of them are open to everybody.',
    none: 'No review has appeared yet.',
  },
  summary: {
    title: 'Summary',
    from: {
      employed: count => `from ${reviewsOf(count)} by employees and former employees`,
      employee: count => `from ${reviewsOf(count)} by employees`,
      former: count => `from ${reviewsOf(count)} by former employees`,
      applicant: count => `from ${reviewsOf(count)} by applicants`,
    },
    few: from => `So far a summary would come ${from}; it is shown once there are three.`,
    recommend: 'recommend it to a friend',
    ratings: count => `See the averages of ${count} ratings`,
  },
  report: {
    title: 'Report this review',
    body: 'Disagreeing is not enough: a review is removed only when it breaks one of the guidelines. We do not record who reported it.',
    which: 'Which guideline does it break?',
    choose: 'Choose one guideline.',
    words: 'Explanation',
    optional: 'optional',
    hint: 'Which part, and why. Leave out names and contact details.',
    counter: (used, most) => `${used} of ${most}`,
    tooLong: 'At most 1,000 characters.',
    send: 'Send report',
    failed:
      'Your report has not been sent. Check your connection and try again; what you wrote is still here.',
    thanks: 'Report received',
    next: 'Our team reads that review once more by the guideline you chose. If it does break it, the review is removed and a note stays in its place. If not, it stays as it is.',
  },
}
