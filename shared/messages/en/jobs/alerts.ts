import type { alerts as id } from '../../id/jobs/alerts.ts'

/** Texts of the room `alerts`: the forms for subscribing. */
export const alerts: typeof id = {
  title: 'Email me',
  search: what => `${what}: one email a day at most, and only when there is something new.`,
  company: company => `We tell you as soon as ${company} posts a job: one email a day at most.`,
  advice: {
    title: 'Career advice by email',
    lead: 'Pay, rights and how to negotiate, written from the figures here. No advertising.',
    first: 'First name',
    last: 'Last name',
  },
  email: 'Email',
  submit: 'Email me',
  note: 'We send one email to make sure. One press ends it, without signing in.',
  page: {
    title: 'News by email',
    description: 'New jobs that fit your search, one email a day at most.',
    nothing: 'First choose what you are waiting for.',
    ways: {
      search: ['Jobs that fit you', 'Search first, then leave your email below what is found.', 'Find jobs'],
      company: [
        'Jobs at one company',
        'Open the company, then leave your email on its tab of jobs.',
        'Find a company',
      ],
      advice: [
        'Career advice',
        'Pay, rights and how to negotiate: one email a week at most.',
        'Ask for career advice',
      ],
    },
    sent: 'Open your email.',
    sentMore: email =>
      `We sent an email to ${email}. Agree there; until then we send nothing. Not there yet? Look among the spam.`,
    back: 'Back',
    failed: 'That did not work. Wait a moment and try again.',
    limited: 'Asked too often. Try again later.',
  },
}
