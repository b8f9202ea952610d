import type { cookies as id } from '../id/cookies.ts'

export const cookies: typeof id = {
  title: 'Cookies',
  body: 'May we count visits, without knowing who you are? So far nothing is counted.',
  kept: 'What is kept',
  accept: 'Yes',
  refuse: 'No',
  again: 'Cookie choice',
}
