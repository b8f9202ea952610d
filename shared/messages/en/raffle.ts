import type { raffle as id } from '../id/raffle.ts'

/** Words of the room `raffle`: the invitation after a review, the page with rules, tickets and draws. */
export const raffle: typeof id = {
  title: 'Raffle',
  description: 'Rules of the raffle, odds, permit number, how to join, and results that anybody can check.',
  lead: 'Every review brings one ticket. Your rating, what you wrote and whether it is published make no difference.',
  demo: 'This is a demo: the permit number is invented and there are no prizes.',
  off: 'There is no raffle at present. A prize draw needs a permit, and this site has none now.',
  permit: number => `Permit number ${number}.`,
  prizes: (count, amount) => `${count} prizes of ${amount} each`,
  entries: {
    fewer: than => `fewer than ${than} tickets`,
    between: (from, to) => `${from} to ${to} tickets`,
    more: from => `${from} tickets or more`,
  },
  moment: (day, time) => `${day}, ${time} WIB`,
  invite: {
    title: 'Join the raffle?',
    body: 'Your review brought one ticket. The ticket is apart from the review and does not depend on how you rated.',
    odds: (prizes, entries) => `${prizes}; so far ${entries} take part.`,
    save: 'Keep my ticket',
    saving: 'Keeping it …',
    keeps: 'The ticket is kept in this browser only. Do not keep it on a shared phone.',
    saved: moment => `Your ticket is in this browser. Open the raffle page from ${moment} to join.`,
    why: 'The random wait keeps the time from pointing at your review.',
    failed: 'The ticket cannot be kept here. Your review has arrived all the same.',
    rules: 'Rules and odds',
  },
  own: {
    title: 'Your ticket',
    none: 'There is no ticket in this browser. Tickets come with reviews: write one, then keep its ticket on the thank-you page.',
    write: 'Write a review',
    ready: count =>
      count === 1 ? 'One ticket is ready to join.' : `${count} tickets are ready to join, one at a time.`,
    waiting: (month, moment) => `The ticket of ${month} waits until ${moment}.`,
    why: 'Joining right after writing could point at your review. So a ticket waits for a random 1 to 24 hours.',
    anyway: 'Join now all the same',
    joined: (month, number) => `The ticket of ${month} takes part, number ${number}.`,
    won: (month, number) =>
      `The ticket of ${month}, number ${number}, has won. We are writing to the contact you gave.`,
    lost: (month, number) => `The ticket of ${month}, number ${number}, did not win.`,
    over: month => `The ticket of ${month} came too late; its raffle is closed.`,
    forget: 'Forget this ticket',
  },
  form: {
    contact: 'E-mail or phone number',
    contactHint: 'Opened only if your ticket wins. Deleted 30 days after the draw.',
    agree: 'I agree to the rules of the raffle on this page.',
    join: 'Join the raffle',
    joining: 'Sending …',
    done: 'Your ticket takes part.',
    changed:
      'This month’s raffle has changed since your ticket was made, which should not happen. To keep you safe the ticket was not sent. Please contact us; the address is in the privacy policy.',
    closed: 'The raffle of this ticket’s month is closed.',
    offline: 'There is no connection. Your ticket is still here; try again when you are online.',
    failed: 'Something went wrong on our side. Your ticket is still here; try again in a moment.',
    limited: 'Too often. Wait a moment, then try again.',
  },
  month: {
    title: month => `Raffle of ${month}`,
    prizes: 'Prizes',
    entries: 'So far',
    odds: 'Odds',
    oddsText: 'Every ticket has the same chance: prizes divided by tickets.',
    closes: 'Tickets are taken until',
    permit: 'Permit number',
    seed: 'Fingerprint of the seed',
  },
  rules: {
    title: 'Rules',
    items: [
      [
        'One review, one ticket.',
        'Editing it, or withdrawing it and writing anew, brings no other. A rejected review keeps its ticket too.',
      ],
      ['Ratings make no difference.', 'Bad reviews and good ones have the same chance.'],
      ['For people of 18 and older.', 'The same as writing a review.'],
      [
        'Tickets are taken until the 14th of the next month.',
        'Then the raffle is closed, and drawn before the witnesses that its permit asks for.',
      ],
      [
        'Free to the end.',
        'We pay the tax on prizes. We never ask winners for money, phone credit or codes; whoever does is a fraud.',
      ],
      [
        'Only winners’ contacts are opened.',
        'All contacts are kept locked, and deleted 30 days after the draw.',
      ],
    ],
  },
  apart: {
    title: 'Why a ticket does not point at your review',
    body: [
      'Think of a ticket in a closed envelope lined with carbon paper. Your browser makes the ticket, closes the envelope and sends it with the review. We stamp the envelope without seeing what is inside, and your browser opens it again: now the ticket carries the stamp.',
      'To join, your browser sends the stamped ticket and your contact, without your account and without its own name. We can tell that the stamp is ours, but it is the first time we see the ticket: apart from its month, nothing connects it with any review.',
      'We still see your internet connection at that moment. That is why a ticket waits, and joining from another network is better still.',
    ],
  },
  check: {
    title: 'How to check a draw',
    body: [
      'A seed decides who wins: a string of random digits, made when the month begins and kept secret. Its fingerprint (SHA-256) stands above from the first day, so we cannot quietly swap the seed. After the draw we publish the seed, the words of the witness and the numbers of all tickets.',
      'With these anybody who can program a little can work it out again: the HMAC-SHA256 of each ticket’s number, keyed with the seed followed by the words of the witness, sorted from the smallest. The first ones win.',
    ],
  },
  past: {
    title: 'Past draws',
    none: 'Nothing has been drawn yet.',
    closed: month => `The raffle of ${month} is closed and waits for its draw.`,
    drawn: (month, day) => `${month}, drawn on ${day}`,
    entries: count => `${count} tickets took part`,
    winners: 'Winning numbers',
    noWinners: 'No ticket took part.',
    data: 'Data to check it',
  },
}
