import type { keeping as id } from '../../id/jobs/keeping.ts'

const plural = (count: number, one: string) => (count === 1 ? one : `${one}s`)

export const keeping: typeof id = {
  title: 'Saved',
  lead: 'Kept in your account, encrypted. Companies are not told, and no review is ever kept with an account.',
  here: 'Kept in this browser alone. Nobody is told.',
  signIn: 'Sign in to keep it in your account.',
  jobs: 'Jobs',
  companies: 'Companies you follow',
  inBrowser: 'In this browser',
  inBrowserMore:
    'Saved here before you signed in, so anyone who uses this browser can see it. If it is yours, move it to your account.',
  move: 'Move to my account',
  loading: 'Loading what you saved',
  failed: 'What you saved could not be loaded.',
  again: 'Try again',
  remove: 'Remove',
  unfollow: 'Stop following',
  none: 'You have saved nothing yet.',
  noneHint: 'Save jobs from their list, or follow companies from their page.',
  find: 'Find jobs',
  until: day => `open until ${day}`,
  ended: 'Has ended',
  removed: 'No longer there',
  companyGone: 'Its page is no longer there',
  open: (count, shown) => `${shown} open ${plural(count, 'job')}`,
  newest: day => `newest ${day}`,
  nothingOpen: 'No open jobs yet',
  tell: 'Email me',
  noScript: 'This list is in your browser, so it needs JavaScript.',
}
