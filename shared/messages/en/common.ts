import type { common as id } from '../id/common.ts'

export const common: typeof id = {
  tagline: 'Anonymous employer reviews',
  skip: 'Skip to content',
  nav: {
    label: 'Main',
    companies: 'Companies',
    writeReview: 'Write a review',
    login: 'Sign in',
    menu: 'Menu',
    close: 'Close',
  },
  language: { switchTo: 'ID', label: 'ID, Bahasa Indonesia' },
  theme: { label: 'Appearance', light: 'Light', dark: 'Dark', system: 'Follow device' },
  account: {
    menu: 'Account',
    signedInAs: 'Signed in as',
    myReview: 'My review',
    logout: 'Sign out',
    loggedOut: 'You are signed out.',
  },
  search: { label: 'Search companies', placeholder: 'Company name', submit: 'Search' },
  footer: {
    label: 'Footer',
    guidelines: 'Community guidelines',
    terms: 'Terms',
    privacy: 'Privacy',
    places: 'Place names: idn-area-data, ODbL 1.0.',
    demo: 'This is a demo: its companies, reviews and figures are invented.',
  },
  cookies: {
    title: 'Cookies',
    body: 'We keep your choices (theme, language, sign-in) in this browser only. May we also count visits, anonymously?',
    accept: 'Yes',
    refuse: 'No',
  },
  notFound: {
    title: 'Page not found',
    heading: 'Oops.. looks like you are lost',
    body: 'This address does not exist, or has moved.',
    home: 'Go to the homepage',
  },
  failed: {
    title: 'Something went wrong',
    body: 'This page could not be loaded. Try again in a moment.',
    retry: 'Try again',
  },
  noScript: 'This part needs JavaScript. Reading and searching work without it.',
  outOf5: figure => `${figure} out of 5`,
  reviews: count => `${count} ${count === '1' ? 'review' : 'reviews'}`,
  loading: 'Loading …',
}
