import type { raffle as id } from '../../id/raffle/raffle.ts'

/** Texts of the room `raffle`: the invitation after a review, and the page with rules, tickets and draws. */
export const raffle: typeof id = {
  title: 'Raffle',
  description: 'Rules of the raffle, odds, permit number, how to join, and results anyone can check.',
  lead: 'Every review earns one ticket.',
  demo: 'This is a demo: organiser, permit and witness are invented, and there are no prizes.',
  off: 'There is no raffle at present: it needs an organiser, a permit and a witness.',
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
    body: 'Your review earned one ticket, which is separate from it.',
    odds: (prizes, entries) => `${prizes}; so far ${entries} have joined.`,
    save: 'Keep my ticket',
    saving: 'Keeping it …',
    keeps: 'It is kept in this browser only, so not on a shared phone.',
    saved: moment => `Your ticket is in this browser; join on the raffle page from ${moment}.`,
    why: 'The random wait keeps the time from pointing to your review.',
    failed: 'The ticket cannot be kept here. Your review has arrived all the same.',
    rules: 'Rules and odds',
  },
  own: {
    title: 'Your ticket',
    none: 'There is no ticket in this browser: each comes with a review.',
    write: 'Write a review',
    ready: count =>
      count === 1 ? 'One ticket is ready to join.' : `${count} tickets are ready to join, one at a time.`,
    waiting: (month, moment) => `The ticket for ${month} waits until ${moment}.`,
    why: 'A ticket waits for a random 1 to 24 hours, so that the time does not point to your review.',
    anyway: 'Join now anyway',
    joined: (month, number) => `The ticket for ${month} is in, number ${number}.`,
    won: (month, number) =>
      `The ticket for ${month}, number ${number}, has won. We are writing to the contact you gave.`,
    lost: (month, number) => `The ticket for ${month}, number ${number}, did not win.`,
    over: month => `The ticket for ${month} came too late; its raffle is closed.`,
    forget: 'Delete this ticket',
  },
  form: {
    contact: 'Email or phone number',
    contactHint: 'Opened only if your ticket wins, and deleted 30 days after the draw.',
    agree: 'I agree to the rules of the raffle on this page.',
    join: 'Join the raffle',
    joining: 'Sending …',
    done: 'Your ticket is in the raffle.',
    changed:
      'This month’s raffle has changed since your ticket was made, which should not happen. To keep you safe the ticket was not sent. Please contact us; the address is in the privacy policy.',
    closed: 'The raffle of this ticket’s month is closed.',
    offline: 'There is no connection. Your ticket is still here; try again when you are online.',
    failed: 'Something went wrong on our side. Your ticket is still here; try again in a moment.',
    limited: 'Too many attempts. Wait a moment, then try again.',
  },
  month: {
    title: month => `${month} raffle`,
    prizes: 'Prizes',
    entries: 'So far',
    odds: 'Odds',
    oddsText: 'Prizes divided by tickets.',
    closes: 'Tickets are taken until',
    seed: 'Fingerprint of the seed',
  },
  by: {
    title: 'Organiser and permit',
    organiser: 'Organiser',
    permit: 'Permit number',
    months: 'For the raffles of',
    period: (from, until) => `${from} to ${until}`,
    witness: 'Witness of the draw',
  },
  rules: {
    title: 'Rules',
    items: [
      [
        'One review, one ticket.',
        'Editing it, or withdrawing it and writing again, does not earn another. A rejected review keeps its ticket too.',
      ],
      ['Ratings make no difference.', 'Good and bad reviews have the same chance.'],
      ['For people aged 18 and over.', 'The same as for writing a review.'],
      [
        'Tickets are taken until the 14th of the next month.',
        'Then the raffle is closed, and drawn before the witness named above.',
      ],
      [
        'A figure from outside helps to decide.',
        'It is the closing IDX Composite (IHSG) of the Indonesia Stock Exchange on the first trading day after that 14th, with two decimals, such as 7,234.56. While tickets are taken nobody knows it.',
      ],
      [
        'Free to the end.',
        'We pay the tax on prizes. We never ask winners for money, phone credit or codes; anyone who does is a scammer.',
      ],
      [
        'Only winners’ contacts are opened.',
        'All contacts are kept locked, and deleted 30 days after the draw. Changed your mind? Send us your ticket’s number before the draw, and we delete it and its contact. The numbers of the other tickets are published and stay.',
      ],
    ],
  },
  apart: {
    title: 'Why a ticket does not point to your review',
    body: [
      'Think of a ticket in a closed envelope lined with carbon paper. Your browser makes the ticket, closes the envelope and sends it with the review. We stamp the envelope without seeing what is inside, and your browser opens it again: now the ticket carries the stamp.',
      'To join, your browser sends the stamped ticket and your contact, without your account and without its own name. We can tell that the stamp is ours, but it is the first time we see the ticket: apart from its month, nothing connects it with any review.',
      'We still see your internet connection at that moment. That is why a ticket waits, and joining from another network is better still.',
    ],
  },
  check: {
    title: 'How to check a draw',
    body: [
      'A seed decides who wins: a string of random digits, made when the month begins and kept secret. Its fingerprint (SHA-256) stands above from the first day, so we cannot quietly swap the seed. After the draw we publish the seed, the index that was used with its day and source, and the numbers of all tickets.',
      'With these, anyone who can program a little can work it out: the HMAC-SHA256 of each ticket’s number, keyed with the seed followed by that index (written 7234.56), sorted from the smallest. The first ones win.',
    ],
  },
  past: {
    title: 'Past draws',
    none: 'Nothing has been drawn yet.',
    closed: month => `The ${month} raffle is closed and waiting to be drawn.`,
    drawn: (month, day) => `${month}, drawn on ${day}`,
    entries: count => `${count} tickets joined`,
    value: (value, day, source) =>
      `IDX Composite ${value}, close of ${day}, the first trading day after the 14th. Source: ${source}`,
    winners: 'Winning numbers',
    noWinners: 'No ticket joined.',
    data: 'Data to check it',
  },
}
