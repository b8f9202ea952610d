import type { payroll as id } from '../../id/pay/payroll.ts'

const NUMBERS = 'no one two three four five six seven eight nine ten'.split(' ')
const number = (count: number): string => NUMBERS[count] ?? String(count)
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const groups = (count: number): string => `${number(count)} ${count === 1 ? 'group' : 'groups'}`
const all = (count: number): string => (count === 2 ? 'Both groups' : 'All groups')

export const payroll: typeof id = {
  title: 'Salaries',
  jobTypes: {
    employee: 'Employees',
    executive: 'Executives',
    temporary: 'Temporary workers',
    freelancer: 'Freelancers',
    working_student: 'Working students',
    intern: 'Interns',
    apprentice: 'Apprentices',
  },
  anyType: 'All kinds',
  note: (type, people) => `${type}, ${people}`,
  wage: {
    regency: (place, year) => `minimum wage of ${place} ${year}`,
    province: (place, year) => `minimum wage of ${place} ${year}`,
    atLeast: wage => `${wage} (at least)`,
    short: {
      regency: amount => `Min. wage ${amount}`,
      province: amount => `Min. wage ${amount}`,
    },
    amount: (wage, amount) => `${wage.charAt(0).toUpperCase()}${wage.slice(1)}, ${amount}`,
  },
  finding: {
    some: (count, of, side) =>
      `${capital(number(count))} of ${groups(of)} ${count === 1 ? 'is' : 'are'} paid ${side}`,
    all: (count, side) => `${all(count)} are paid ${side}`,
    one: (name, amount, side) => `${name} is paid ${amount}${side === null ? ' a month' : `, ${side}`}`,
    spread: (count, low, high) => `${capital(groups(count))}, with medians from ${low} to ${high} million`,
    same: (count, amount) => `${capital(groups(count))} with the same median: ${amount} million`,
    sides: {
      above: than => `above ${than}`,
      below: than => `below ${than}`,
      level: than => `the same as ${than}`,
    },
    above: 'Above:',
    below: 'Below:',
    level: 'The same:',
    others: count => `${count} others`,
    whole: 'All departments together',
    kind: (name, type) => `${name} (${type.toLowerCase()})`,
  },
  than: {
    industry: 'the industry',
    province: name => `the going rate in ${name}`,
    country: 'the going rate in Indonesia',
    mixed: 'the going rate',
  },
  tick: {
    industry: 'Industry’s median',
    province: name => `Median in ${name}`,
    country: 'Median in Indonesia',
    mixed: 'Going rate',
  },
  from: {
    industry: 'from the industry',
    province: name => `from ${name}`,
    country: 'from Indonesia',
    none: 'Nothing to compare with yet.',
  },
  spoken: (low, high) => `Half are paid between ${low} and ${high} million.`,
  spokenLow: 'The median is below the minimum wage.',
  under: {
    none: wage => `No group has a median below the ${wage}.`,
    one: (type, department, by, wage) =>
      `One group, ${type === null ? `the ${department} department` : `${type.toLowerCase()} in ${department}`}, has a median ${by} below the ${wage}.`,
    more: (count, wage) =>
      `${capital(groups(count))} ${count === 1 ? 'has' : 'have'} a median below the ${wage}.`,
    only: wage => `The median is below the ${wage}.`,
    law: 'The minimum wage is compared with base pay and fixed allowances, and does not bind micro and small businesses. It is the one at the company’s address; a branch may have another.',
  },
  few: {
    title: 'Not enough pay to show yet',
    cell: group => `Not enough pay yet: ${group}`,
    why: 'A group is shown once there are five salaries of five people in the same year.',
    needs:
      'At least one more salary is needed; new ones are counted five or more at a time, from different weeks.',
    instead: 'Meanwhile',
    none: 'There is not enough pay of its industry and province either.',
    here: department => `the ${department} department of this company, all kinds of work`,
    all: 'See all pay here',
  },
  job: {
    answered: (role, department) =>
      `For ${role}: pay in ${department}, since the pay of one role at one company could point to a person.`,
    label: 'Which role’s pay are you looking for?',
    example: 'Cashier, nurse, driver',
    submit: 'Search',
  },
  filters: {
    label: 'Filter pay',
    department: 'Department',
    job_type: 'Kind of work',
    any: 'All',
    which: typed => `“${typed}” may be several roles. Which one?`,
    unknown: typed => `We do not know “${typed}”, so this is all of its pay.`,
    chosen: 'Chosen filters',
    remove: 'Remove filter',
  },
  sort: 'Sort',
  sorts: { most: 'Most salaries', highest: 'Highest', lowest: 'Lowest' },
  count: count => `${count} ${count === 1 ? 'group' : 'groups'}`,
  table: 'Pay by group, in million rupiah a month',
  group: 'Group',
  benchmark: 'Compared with',
  give: {
    title: 'Do you work here? Add your pay',
    body: 'Without your name, and counted on Monday, together with others; none appears alone.',
    only: 'Give only your pay, one minute',
    review: 'Or write a review with your pay',
  },
  comments: {
    title: 'What they say about the pay',
    note: 'Comments appear without department, role, city or date, and in random order.',
    quote: text => `“${text}”`,
    more: count => `${count} other comments are not on this page.`,
    hidden: 'Hidden comment',
    says: company => `${company} says this comment breaks `,
    until: day => `Our team checks that claim; unless it holds, the comment is back by ${day} at the latest.`,
    team: count => `${count} ${count === 1 ? 'comment' : 'comments'} removed by our team`,
    request: count => `${count} ${count === 1 ? 'comment' : 'comments'} not shown, being examined`,
    law: count => `${count} ${count === 1 ? 'comment' : 'comments'} taken down at a legal request`,
    label: 'Comments that are not shown',
    counted: 'The pay still counts.',
  },
  extras: {
    title: 'Holiday allowance (THR) and bonus',
    thr: 'Holiday allowance (THR)',
    bonus: 'Bonus a year',
    months: months => (months === '1' ? 'one month’s pay' : `${months} months’ pay`),
    median: from => `Medians: ${from}.`,
    given: (what, people) => `${what} from ${people}`,
    of: score => `${score} out of 5`,
    rated: 'How punctual it is, as reviewers rate it.',
    law: 'By law, the THR after a year of work is at least one month’s pay.',
  },
  reckoning: {
    title: 'How we work it out',
    group: (from, to) =>
      `A group is a department and a kind of work, from pay of ${from}–${to}, shown once five people gave theirs in one of those years. New salaries are counted five or more at a time and never from one week alone.`,
    frozen:
      'Pay is base pay and fixed allowances a month, before deductions. Figures are rounded to IDR 100,000 and change once a week.',
    benchmark:
      'The going rate is the median of the same department in the industry; where that is too little known, in the province or all of Indonesia, and we say so.',
    more: 'Community guidelines',
  },
  compare: {
    title: 'Where does your pay stand?',
    body: 'Compare it with the same role in your city, or department in your province.',
  },
  overview: {
    title: 'Pay',
    all: 'See all pay',
    more: count => `See the pay of ${count} groups`,
  },
  head: {
    title: name => `Salaries at ${name}`,
    titleRange: (name, low, high) => `Salaries at ${name}: ${low}–${high} million rupiah a month`,
    titleOne: (name, amount) => `Salaries at ${name}: ${amount} million rupiah a month`,
    description: (name, medians) =>
      `Median pay a month at ${name}: ${medians}. Written by its people without their names, worked out anew every Monday.`,
    median: (department, amount) => `${department} ${amount} million`,
    none: name => `There is not enough pay from ${name} to be shown yet. Add yours, without your name.`,
  },
}
