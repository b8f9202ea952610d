import type { giving as id } from '../../id/pay/giving.ts'

/** Texts of the page for standalone pay before its form has loaded. */
export const giving: typeof id = {
  title: 'Give only your pay',
  titleOf: company => `Give your pay at ${company}`,
  description:
    'Give your pay without a name and without a review, in about a minute, so that others know what is fair.',
  lead: 'No name, no review, about a minute. Your pay is only ever shown as a range together with other people’s.',
  noScript:
    'This form needs JavaScript: your entries are kept in the browser, and your code is made on your device. Switch JavaScript on and reload this page.',
  once: 'One person, one amount per company and year, from this form or from a review. Given it already? Change or withdraw it with its code in',
  onceLink: 'My review',
  loading: 'Loading the form …',
  failed: 'The form could not be loaded. Check your connection.',
  retry: 'Try again',
}
