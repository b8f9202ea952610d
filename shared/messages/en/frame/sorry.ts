import type { sorry as id } from '../../id/frame/sorry.ts'

export const sorry: typeof id = {
  notFound: {
    title: 'Page not found',
    heading: 'Oops.. looks like you are lost',
    body: 'This page does not exist, or has moved.',
    home: 'Go to the homepage',
  },
  busy: {
    title: 'We’ll be right back',
    body: 'This page can’t be shown just now. It usually doesn’t take long; please try again in a moment.',
  },
  limited: {
    title: 'Please wait a moment',
    body: 'Too many searches in a short time. Wait a few minutes, then try again.',
  },
  failed: {
    title: 'Something went wrong',
    body: 'This page could not be loaded. Try again in a moment.',
    unfinished: 'Part of this page could not be loaded.',
    offline: 'No connection. Try again once you are connected.',
    retry: 'Try again',
  },
  unkept:
    'This browser cannot store new data from this site: its storage is full or switched off. A sign-in, and whatever you type, choose or save now, codes included, are gone once this page is closed or reloaded.',
}
