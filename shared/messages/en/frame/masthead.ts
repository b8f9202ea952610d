import type { masthead as id } from '../../id/frame/masthead.ts'

export const masthead: typeof id = {
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    companies: 'Companies',
    salaries: 'Salaries',
    jobs: 'Jobs',
    latest: 'Latest reviews',
    writeReview: 'Write a review',
    myReview: 'My review',
    login: 'Sign in',
    menu: 'Menu',
    close: 'Close',
  },
  search: { label: 'Search companies or roles', placeholder: 'Company or role', submit: 'Search' },
  language: { switchTo: 'ID', label: 'ID, Bahasa Indonesia' },
  account: {
    menu: 'Account',
    applications: 'My applications',
    saved: 'Saved',
    own: 'Manage account',
    signedInAs: 'Signed in as',
    logout: 'Sign out',
    loggedOut: 'You are signed out.',
  },
  saved: {
    save: 'Save',
    saved: 'Saved',
    follow: 'Follow',
    following: 'Following',
    full: most => `${most} at most. Remove what you no longer need first.`,
    failed: 'Not saved yet. Check your connection, then try again.',
  },
}
