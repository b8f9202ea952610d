import type { reading as id } from '../../id/reviews/reading.ts'

const reviewsOf = (count: string) => `${count} ${count === '1' ? 'review' : 'reviews'}`

export const reading: typeof id = {
  headTitle: (headline, company) => `“${headline}”, a review of ${company}`,
  by: company => `An anonymous review of working or applying at ${company}.`,
  others: company => `Other reviews of ${company}`,
  all: company => `All reviews of ${company}`,
  locked: {
    title: company => `This review of ${company} is locked`,
    body: whatsapp =>
      `The three newest reviews of every company are open to everyone. Older ones, including this one, open once you sign in. Signing in is free; all it takes is an email address${whatsapp ? ' or a WhatsApp number' : ''}, which is never stored with a review.`,
  },
  prompts: {
    seeAll: (count, company) => `Read all ${count} reviews of ${company}`,
    orWrite: 'Have you worked or applied here? You can also write a review, without your name.',
    write: company => `Share your experience with ${company}`,
    about:
      'Employees, former employees and applicants can write. Your review appears without your name, once our team has read it.',
    later: 'Not now',
  },
  stub: {
    owner: company => `This review of ${company} is hidden`,
    team: company => `This review of ${company} was removed`,
    request: company => `This review of ${company} is being examined`,
    law: company => `This review of ${company} was taken down`,
    description: 'Its text is no longer shown. The reason, and what still counts, are written here.',
  },
  latest: {
    title: 'Latest reviews',
    headTitle: 'Latest reviews of all companies',
    description: 'What employees, former employees and applicants have just written, anonymously.',
    lead: 'The newest review of each company. All of them are open to everyone.',
    none: 'No reviews have been published yet.',
  },
  summary: {
    title: 'Summary',
    from: {
      employed: count => `from ${reviewsOf(count)} by employees and former employees`,
      employee: count => `from ${reviewsOf(count)} by employees`,
      former: count => `from ${reviewsOf(count)} by former employees`,
      applicant: count => `from ${reviewsOf(count)} by applicants`,
    },
    few: from => `Not enough for a summary yet: it would come ${from} and needs at least three.`,
    recommend: 'would recommend it to a friend',
    ratings: count => `See ${count} average ratings`,
  },
  report: {
    of: {
      review: {
        which: 'Which guideline does it break?',
        choose: 'Choose one guideline.',
        title: 'Report this review',
        body: 'Disagreeing is not enough: a review is removed only when it breaks one of the guidelines. We do not record who reported it.',
        next: 'Our team will read the review once more against the guideline you chose. If it does break it, the review is removed and a note takes its place. If not, it stays as it is.',
      },
      salary_comment: {
        which: 'Which guideline does it break?',
        choose: 'Choose one guideline.',
        title: 'Report this comment',
        body: 'Disagreeing is not enough: a comment is removed only when it breaks one of the guidelines. We do not record who reported it.',
        next: 'Our team will read the comment once more against the guideline you chose. If it does break it, the comment is removed and a note takes its place; the pay still counts. If not, it stays as it is.',
      },
      question: {
        which: 'Which guideline does it break?',
        choose: 'Choose one guideline.',
        title: 'Report this question',
        body: 'Disagreeing is not enough: a question is removed only if it breaks one of the guidelines. We do not keep who reported it.',
        next: 'Our team will read the question once more against the guideline you chose. If it does break it, the question is removed and a note takes its place. If not, it stays.',
      },
      answer: {
        which: 'Which guideline does it break?',
        choose: 'Choose one guideline.',
        title: 'Report this answer',
        body: 'Disagreeing is not enough: an answer is removed only if it breaks one of the guidelines. We do not keep who reported it.',
        next: 'Our team will read the answer once more against the guideline you chose. If it does break it, the answer is removed and a note takes its place. If not, it stays.',
      },
      vacancy: {
        which: 'What is wrong?',
        choose: 'Choose one.',
        title: 'Report this vacancy',
        body: 'We do not keep who reports. If you are asked to pay, do not pay.',
        next: 'Our team reads this vacancy. If it breaks the rules, it is taken down; if not, it stays.',
      },
    },
    reasons: {
      money: 'It asks applicants for money',
      unfair: 'It asks for a photo, an age, a religion or other things that may not be asked',
      fake: 'It is fake, or not from this company',
      differs: 'The work or the pay turned out to be different',
      other: 'Something else',
    },
    words: 'Explanation',
    optional: 'optional',
    hint: 'Which part, and why. Leave out names and contact details.',
    counter: (used, most) => `${used} of ${most}`,
    tooLong: 'At most 1,000 characters.',
    send: 'Send report',
    failed:
      'Your report has not been sent. Check your connection and try again; what you wrote is still here.',
    thanks: 'Report received',
  },
}
