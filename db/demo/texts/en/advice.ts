import type { Blocks } from '../bank.ts'

export const advice: Record<string, string> = {
  general: `
    [+pleased] Keep what works and do not change it for the sake of fashion.
    Ask the people on the floor before you write a new rule.
    Explain the reasons behind decisions.
    Run an anonymous survey and publish the result.
    Work out what it costs to train new people every month.
    Keep the small promises first.
    Talk to those who leave, and write down what they say.
    Share next year's plan with everyone, not only with department heads.
    Treat contract staff like everyone else.
    If you promise something, put a date on it.
  `,
  salary: `
    Publish the pay scale.
    Show overtime hours on the payslip.
    Check salaries against the market once a year.
    Pay long-serving staff at least what new hires get.
    Pay overtime as it is worked.
  `,
  salarypayment: `
    Fix one payday and keep it.
    If pay has to be late, say so before the day and name the new date.
    Pay overtime in the month it was worked.
  `,
  thrpayment: `
    Pay THR early; tickets home do not wait.
    Announce the THR date and formula a month ahead.
  `,
  family: `
    Put spouses and children on the insurance.
    Give fathers proper leave.
    Make room for sick children without taking annual leave.
  `,
  relationship: `
    Train managers to give feedback.
    Praise in public, correct in private.
    Set a regular hour when staff can talk to leadership.
    Come down to the floor without an entourage.
  `,
  appreciation: `
    Say thank you; it costs nothing.
    Credit the team when you use its idea.
    Reward those who prevent problems.
  `,
  cultural: `
    Hold meetings in a language everyone shares.
    Open senior posts to people from anywhere.
  `,
  religious: `
    Make holiday swaps simple.
    Give the prayer room the space it needs.
  `,
  gender: `
    Compare what men and women earn in the same role, and publish it.
    Protect the person who reports.
    Arrange transport after late shifts.
  `,
  balance: `
    Add people, not hours.
    Publish the roster two weeks ahead and leave it alone.
    Stop messages after hours.
    Give time off for on-call nights.
    Let people on leave be on leave.
  `,
  clarity: `
    Write job descriptions and respect them.
    One person, one boss.
    Pick three priorities and finish them.
    Plan a real first week for newcomers.
  `,
  equipment: `
    Fix the system before raising the target.
    Replace safety gear on a schedule.
    Budget for new computers.
    Repair the staff toilets and break room; it is cheap and it matters.
  `,
  opportunity: `
    Promote people who have already proved themselves.
    Write down what a promotion requires.
    Offer vacancies inside first.
    Say when a contract becomes permanent.
  `,
  quickresponse: `
    Answer every application within a week.
  `,
  clearprocess: `
    State the number of rounds in the invitation.
    Put all the tests on one day.
  `,
  professionality: `
    Read the CV before the interview.
    Keep take-home tasks under two hours.
  `,
  atmosphere: `
    Introduce yourselves first.
    A chair for those who wait would help.
  `,
  respected: `
    Remember that applicants talk to each other.
    Do not waste the time of people who came a long way.
  `,
  clearexplanation: `
    Put the salary range in the advert.
    Mention the placement before the test.
  `,
  timelyfeedback: `
    Tell those you turn down as well.
    Keep the date you announced.
  `,
}

export const salaryComments: Blocks = {
  good: `
    Includes meal and transport allowances.
    Before overtime, which adds {500,000|700,000|900,000} or so.
    After tax and BPJS.
    Base only; the yearly bonus comes on top.
    Went up twice since I joined.
    Insurance for the family on top of this.
    [hotel] Service charge in high season adds well over a million.
    [it] Plus an internet allowance and a one-month bonus.
    [tambang laut] Includes the site allowance; food and lodging are free.
    [sekolah] Includes the homeroom allowance.
    [bank] A thirteenth month is paid separately.
    Gross, before deductions.
    After probation.
    Adjusted at the start of this year.
  `,
  mixed: `
    Close to the minimum wage without overtime.
    Goes up and down with the number of shifts.
    Small base, the rest is allowances that can change.
    Same as the first offer, no raise so far.
    Enough for one person.
    Gross; about {200,000|250,000|300,000} less in hand.
    [hotel] Without service charge, which nobody can predict.
    [jual] Half of it is commission.
  `,
  bad: `
    Unchanged for two years.
    Overtime has never been counted.
    Below what newcomers get.
    Uniform and parking are deducted from this.
    Paid in cash without a slip.
    No allowances at all.
    [telepon] The incentive is nearly always forfeited.
    [sekolah] Twelve months of work, ten of pay.
    It once came in two instalments.
  `,
}

export const surprises = `
  I had to explain my job to an imaginary ten-year-old.
  A role play with a very angry customer.
  They asked what I would change about their website.
  A group discussion with other applicants, unannounced.
  I was asked to sell a pen; it still happens.
  They asked me to teach any topic for five minutes.
  A report full of deliberate mistakes to find.
  The interview was a walk around the site.
  Planning a shift roster for ten people on paper.
  Fixing broken code while two people watched.
  Writing a rejection letter to myself.
  How many litres of water does this city use in a day?
  I was asked to describe the last book I had read.
  Making a cup of coffee and describing the taste.
  Drawing a person and a tree.
  Calculating a dose without a calculator.
`
