import type { pass as passId } from '../../id/accounts/pass.ts'

/** The key with which a browser writes without its account, on a second device and on a new one. */
export const pass: typeof passId = {
  code: {
    title: 'Writing from another device',
    lead: 'A review is sent without your account, with a key that your browser keeps. With this code another device of yours gets the same key. Give it to nobody: with it they could write with your key.',
    show: 'Show the code',
    ends: year => `Valid until 31 December ${year}.`,
    block: {
      name: 'Device code',
      copy: 'Copy the code',
      copied: 'The code has been copied.',
      copyFailed: 'It could not be copied. Select the code and copy it yourself.',
    },
  },
  other: {
    title: 'Your key is on another device.',
    why: 'Each account has one key for writing each year, so that one person reviews a company once. Yours is in the browser where you signed in before, or was here before its data were cleared.',
    code: 'Code from that device',
    where: 'There: Account, then “Writing from another device”.',
    misspelt: 'The code has 26 letters and digits. Check for typing mistakes.',
    unknown: 'This code does not fit, or you have started anew since.',
    use: 'Use the code',
    lost: 'Don’t have it any more? Start anew: once a year at once, a second time two to three weeks later.',
    start: 'Start anew',
    later: day => `Without the code you can start anew from ${day}.`,
    none: 'You have started anew twice this year. Without the code you can write again from January.',
    ready: 'Your key is here now. Send it once more.',
    wrongKey:
      'This site’s key is not the one that this browser knows, so nothing was sent: another key could be used to mark who wrote. Try again later. If it stays like this, tell us, and ask others whether they see the same.',
    refused: {
      offline: 'There is no internet connection. Try again in a moment.',
      tooSoon: seconds =>
        `Too many requests. Try again in ${seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`}.`,
    },
  },
}
