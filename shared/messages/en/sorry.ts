import type { sorry as id } from '../id/sorry.ts'

export const sorry: typeof id = {
  notFound: {
    title: 'Page not found',
    heading: 'Oops.. looks like you are lost',
    body: 'This address does not exist, or has moved.',
    home: 'Go to the homepage',
  },
  failed: {
    title: 'Something went wrong',
    body: 'This page could not be loaded. Try again in a moment.',
    unfinished: 'Part of this page could not be loaded.',
    offline: 'No connection. Try again once you are connected.',
    retry: 'Try again',
  },
}
