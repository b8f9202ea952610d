/** A break of one important line, and the test file that must notice it. */
export type Mutation = {
  /** The promise that the line keeps, as a reader of the table understands it. */
  promise: string
  file: string
  /** Stands in the file exactly once. */
  from: string
  to: string
  test: string
}

export const MUTATIONS: readonly Mutation[] = [
  {
    promise: 'A review of a small company appears some random days later',
    file: 'server/reviews/publish.ts',
    from: 'employed + applicant < SMALL_COMPANY',
    to: 'employed + applicant < 0',
    test: 'tests/safety/when-and-in-what-order.test.ts',
  },
  {
    promise: 'No review appears on the day on which it is approved',
    file: 'server/reviews/publish.ts',
    from: 'addDays(today, 1 + extra)',
    to: 'addDays(today, extra)',
    test: 'tests/safety/when-and-in-what-order.test.ts',
  },
  {
    promise: 'Reviews of one day appear in random order',
    file: 'server/reviews/store.ts',
    from: '<= ${today} order by random()',
    to: '<= ${today}',
    test: 'tests/safety/when-and-in-what-order.test.ts',
  },
  {
    promise: 'Salaries do not stand in the order of their reviews',
    file: 'server/pay/count.ts',
    from: 'rows.toSorted((a, b) => Buffer.compare(a.key, b.key))',
    to: 'rows',
    test: 'tests/safety/when-and-in-what-order.test.ts',
  },
  {
    promise: 'A pass does not say when it was asked for',
    file: 'server/authorship/pass-ends.ts',
    from: 'new Date(Math.ceil((clock.now().getTime() + hour) / hour) * hour)',
    to: 'new Date(clock.now().getTime() + hour)',
    test: 'tests/safety/when-and-in-what-order.test.ts',
  },
  {
    promise: 'What appears is announced, so that kept pages show it',
    file: 'server/reviews/moves.ts',
    from: 'changed(`company:${review.company_id}`, `review:${review.id}`)',
    to: 'void review',
    test: 'tests/safety/when-and-in-what-order.test.ts',
  },
  {
    promise: 'What people wrote ends no script element',
    file: 'web/document.ts',
    from: ".replace(/</g, '\\\\u003c')",
    to: '',
    test: 'web/document.test.ts',
  },
  {
    promise: 'A pass is good for one review',
    file: 'server/authorship/store.ts',
    from: 'and expires_at > ${now} and not spent\n    returning year, tag',
    to: 'and expires_at > ${now}\n    returning year, tag',
    test: 'server/writing/writing.test.ts',
  },
  {
    promise: 'A pass ends after its hour',
    file: 'server/authorship/pass-ends.ts',
    from: 'clock.now().getTime() + hour',
    to: 'clock.now().getTime() + 1000 * hour',
    test: 'server/writing/writing.test.ts',
  },
  {
    promise: 'A person reviews a company once a year',
    file: 'server/reviews/publish.ts',
    from: "review === 'second')",
    to: "review === 'set-aside')",
    test: 'server/writing/second.test.ts',
  },
  {
    promise: 'A person’s pay of a company and year counts once',
    file: 'server/pay/alone/admit.ts',
    from: 'const firsts = held.filter(({ alone }) => !alone.second)',
    to: 'const firsts = held',
    test: 'server/writing/pay/once.test.ts',
  },
  {
    promise: 'A salary that was told before counts nowhere',
    file: 'server/reviews/publish.ts',
    from: "boxed.filter(review => placeOf(review) !== 'second')",
    to: 'boxed',
    test: 'server/writing/pay/once.test.ts',
  },
  {
    promise: 'A locked review’s words are sent to nobody who may not read them',
    file: 'server/reviews/list.ts',
    from: 'unlocked ? readPage : readOpen',
    to: 'unlocked || true ? readPage : readOpen',
    test: 'tests/safety/locked.test.ts',
  },
  {
    promise: 'A role or city is shown from three reviews on',
    file: 'shared/rules/privacy-floor.ts',
    from: 'PRIVACY_FLOOR = 3',
    to: 'PRIVACY_FLOOR = 2',
    test: 'server/reviews/filters.test.ts',
  },
  {
    promise: 'A hidden review goes on counting',
    file: 'server/reviews/moves.ts',
    from: "const COUNTED: readonly ReviewState[] = ['published', 'hidden']",
    to: "const COUNTED: readonly ReviewState[] = ['published']",
    test: 'server/reviews/publish.test.ts',
  },
  {
    promise: 'A withdrawn review leaves the figures',
    file: 'server/reviews/moves.ts',
    from: 'counts ? 1 : -1',
    to: 'counts ? 1 : 0',
    test: 'server/reviews/publish.test.ts',
  },
  {
    promise: 'A withdrawn review’s words are erased',
    file: 'server/reviews/moves.ts',
    from: 'await eraseWords(',
    to: 'void [eraseWords].concat(',
    test: 'server/writing/withdrawal.test.ts',
  },
  {
    promise: 'A withdrawn review’s salary is erased',
    file: 'server/writing/my-review.ts',
    from: 'if (moved) await eraseCounted(tx, secrets, keys)',
    to: 'void [moved, eraseCounted]',
    test: 'server/writing/withdrawal.test.ts',
  },
  {
    promise: 'Masked words are masked, to the last letter',
    file: 'shared/rules/mask.ts',
    from: 'read = Math.max(read, end)',
    to: 'read = Math.max(read, end - 1)',
    test: 'shared/rules/mask.test.ts',
  },
  {
    promise: 'Whoever decides has the role of the subject',
    file: 'server/moderation/policy.ts',
    from: "role === 'administrator' || role === DESK_SUBJECTS[subject]",
    to: "role === 'administrator' || subject !== undefined",
    test: 'server/moderation/moderation.test.ts',
  },
  {
    promise: 'What a colleague has claimed lies on one desk',
    file: 'server/moderation/desk/claims.ts',
    from: "if (!(await store.insertClaim(db.content, { subject, id, staffId, now, until }))) fail('claimed')",
    to: 'await store.insertClaim(db.content, { subject, id, staffId, now, until })',
    test: 'server/moderation/claims.test.ts',
  },
  {
    promise: 'A draw is decided by a public value that nobody knew before',
    file: 'server/raffle/order.ts',
    from: "Buffer.concat([seed, Buffer.from(publicValue, 'utf8')])",
    to: "Buffer.concat([seed, Buffer.from(publicValue.slice(0, 0), 'utf8')])",
    test: 'server/raffle/draw.test.ts',
  },
  {
    promise: 'A sign-in code is good for five minutes',
    file: 'server/accounts/code.ts',
    from: 'CODE_SECONDS = 300',
    to: 'CODE_SECONDS = 3000',
    test: 'server/accounts/sign-in.test.ts',
  },
  {
    promise: 'A member of the team who does nothing is signed out',
    file: 'server/accounts/sessions.ts',
    from: 'STAFF_IDLE_MINUTES = 30',
    to: 'STAFF_IDLE_MINUTES = 300',
    test: 'server/accounts/team.test.ts',
  },
  {
    promise: 'A raffle ticket enters once',
    file: 'server/raffle/entry.ts',
    from: "if (!(await spendToken(tx, month, hash(bytes)))) fail('token_used')",
    to: 'await spendToken(tx, month, hash(bytes))',
    test: 'server/raffle/raffle.test.ts',
  },
  {
    promise: 'What a database error quotes stays out of the log',
    file: 'server/platform/log.ts',
    from: "code && 'severity' in error ? '' : ",
    to: '',
    test: 'server/platform/log.test.ts',
  },
]
