import type { letters as id } from '../../id/jobs/letters.ts'

/** Texts of the mail preferences of an address. */
export const letters: typeof id = {
  title: 'Our emails to you',
  lead: 'What we send to your address. Sign-in codes and letters about your account are always sent.',
  confirm: {
    title: 'Do you want this news?',
    lead: 'Only when there is something new, and no more often than it says below. One press ends it.',
  },
  stopped: {
    title: 'It has stopped.',
    lead: 'We no longer send this. If that was a slip, begin again below.',
  },
  ended: {
    title: 'It has stopped.',
    lead: 'Your address is deleted, so this news cannot begin again. Your code still shows where things stand.',
  },
  forGood: 'If you stop it, your address is deleted at once and this news cannot begin again.',
  paused:
    'Several letters to this address were refused, so we stopped sending. Press “Send again” once the address takes them.',
  pausedOne: 'Paused: letters are refused.',
  missing: 'This link does not work. Use the one from the newest letter.',
  toJobs: 'Find jobs',
  failed: 'That did not work. Try again in a moment.',
  kinds: {
    reviews: ['Weekly summary', 'how many reviews came last week, from three up'],
    messages: ['Messages from readers', 'what readers write through your company’s page'],
    applications: ['New applications', 'every morning, if anybody applied the day before'],
    questions: ['New questions', 'every morning, if anybody asked the day before'],
    own_application: [
      'News of your applications',
      'those sent so far; “My applications” always shows where they stand, and warnings of fraud are still sent',
    ],
    own_message: ['News of what you asked or answered', 'what became of it, and new answers'],
  },
  advice: 'Career advice',
  daily: 'one email a day at most, and only when there is something new',
  weekly: 'one email a week at most, when there is something new to read',
  states: {
    unconfirmed: 'Waits for you to agree.',
    active: 'Active.',
    stopped: 'Not sent.',
  },
  agree: 'Agree',
  stop: 'Stop',
  begin: 'Send again',
  all: 'Stop all news',
}
